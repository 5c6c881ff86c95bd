import { contactPath } from '#paths';
import type { ServiceContent, ServicePageContent } from '../types.ts';
import { birthdayPage } from './birthday/page.ts';
import { type ServiceId, serviceCards } from './cards.ts';
import { corporatePage } from './corporate/page.ts';
import { decorationPage } from './decoration/page.ts';
import { photographyPage } from './photography/page.ts';
import { weddingPage } from './wedding/page.ts';

const pages: Readonly<Record<ServiceId, ServicePageContent>> = {
  wedding: weddingPage,
  birthday: birthdayPage,
  corporate: corporatePage,
  photography: photographyPage,
  decoration: decorationPage,
};

/** All services with their complete content, in menu order. */
export const services: readonly ServiceContent[] = serviceCards.map((card, index) => ({
  ...card,
  ...pages[card.id],
  ctaLink: contactPath(card.id),
  reversed: index % 2 === 1,
}));
