import type * as house from '#content/servicesPage.ts';
import type { Banner, Closing, PageMeta } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const servicesMeta: PageMeta = {
  title: 'Leistungen',
  description:
    'Hochzeiten, Geburtstage, Firmenveranstaltungen, Fotografie und Dekoration: was jeweils dazugehört und wie wir ' +
    'arbeiten.',
};

export const servicesBanner: Banner = {
  eyebrow: 'Was wir tun',
  title: 'Leistungen',
  lead: 'Nehmen Sie das ganze Fest oder nur den Teil, den Sie lieber nicht selbst machen.',
  photo: 'banner-services',
};

export const learnMore: Translated<typeof house.learnMore> = {
  text: 'Mehr erfahren',
  about: (name) => `: ${name}`,
};

export const servicesClosing: Closing = {
  eyebrow: 'Noch nicht sicher?',
  title: 'Ein Datum genügt für den Anfang',
  text:
    'Viele Feste sind von allem ein bisschen. Erzählen Sie uns, was Sie schon wissen; wir antworten innerhalb eines ' +
    'Werktags.',
  button: 'Gespräch vereinbaren',
  photo: 'closing-decoration',
};
