import type * as house from '#content/domain/post.ts';
import type { Translated } from '#content/words.ts';

export const postStatusLabels: Translated<typeof house.postStatusLabels> = {
  draft: 'Entwurf',
  published: 'Öffentlich',
};

export const postLabels: Translated<typeof house.postLabels> = {
  title: 'Titel',
  excerpt: 'Kurztext',
  category: 'Kategorie',
  author: 'Autor',
  status: 'Status',
  createdAt: 'Angelegt',
  updatedAt: 'Geändert',
  content: 'Inhalt',
  tags: 'Stichwörter',
  featuredImage: 'Beitragsbild',
  slug: 'Webadresse',
  metaTitle: 'Suchtitel',
  metaDescription: 'Suchbeschreibung',
  version: 'Version',
};

export const postSorts: Translated<typeof house.postSorts> = {
  title: ['Titel, A bis Z', 'Titel, Z bis A'],
  category: ['Kategorie, A bis Z', 'Kategorie, Z bis A'],
  author: ['Autor, A bis Z', 'Autor, Z bis A'],
  status: ['Entwürfe zuerst', 'Öffentliche zuerst'],
  updatedAt: ['Am längsten unverändert zuerst', 'Zuletzt geänderte zuerst'],
};

export const postSentences: Translated<typeof house.postSentences> = {
  titleNeeded: 'Der Titel fehlt',
  excerptNeeded: 'Der Kurztext fehlt',
  contentNeeded: 'Der Inhalt fehlt',
  contentTooDeep: 'Zu viele Listen oder Zitate stehen ineinander. Bitte lösen Sie einige davon auf.',
  categoryNeeded: 'Die Kategorie fehlt',
  takenSlug: 'Ein anderer Beitrag hat oder hatte diese Adresse. Bitte wählen Sie eine andere.',
  notOurPicture: 'Dieses Bild gehört nicht zu dieser Website. Bitte wählen Sie es noch einmal aus.',
};
