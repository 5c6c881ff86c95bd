import { company } from '#content/company.ts';
import type * as house from '#content/site.ts';
import type { Translated } from '#content/words.ts';
import { paths } from '#paths';

export const menuLabels: Translated<typeof house.menuLabels> = {
  home: 'Startseite',
  about: 'Über uns',
  services: 'Leistungen',
  gallery: 'Galerie',
  testimonials: 'Kundenstimmen',
  blog: 'Blog',
  contact: 'Kontakt',
  consultation: 'Termin wählen',
  bookNow: 'Jetzt anfragen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
};

export const footer: Translated<typeof house.footer> = {
  text: `${company.tagline}. Gegründet ${company.founded}.`,
  company: 'Das Haus',
  services: 'Leistungen',
  visit: 'Besuch',
  social: 'Anderswo',
  legal: 'Zu dieser Website',
  copyright: (year) => `© ${year} ${company.name}`,
};

export const siteLabels: Translated<typeof house.siteLabels> = {
  skipLink: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  homeLink: `${company.name}, zur Startseite`,
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  servicesMenu: 'Menü der Leistungen',
  quickContact: 'Schneller Kontakt',
  breadcrumbs: 'Sie sind hier',
  whatsapp: 'Chat auf WhatsApp',
  whatsappShort: 'Chat',
  call: `Anrufen unter ${company.phone.display}`,
  callShort: 'Anrufen',
};

export const colorScheme: Translated<typeof house.colorScheme> = {
  label: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',
};

export const errorScreen: Translated<typeof house.errorScreen> = {
  heading: 'Das war nicht geplant',
  text: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal, oder kehren Sie zur Startseite zurück.',
  unreachable: {
    heading: 'Keine Verbindung',
    text: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung. Sobald sie wieder da ist, wird die Seite neu geladen.',
  },
  retry: 'Noch einmal versuchen',
  homeLink: 'Zur Startseite',
  adminLink: 'Zur Übersicht',
};

export const missingPageWords: Translated<typeof house.missingPageWords> = {
  heading: 'Diese Seite gibt es nicht',
  text: 'Vielleicht wurde sie entfernt, oder die Adresse ist nicht vollständig. Diese Seiten gibt es:',
  links: [
    { label: 'Startseite', path: paths.home },
    { label: 'Leistungen', path: paths.services },
    { label: 'Galerie', path: paths.gallery },
    { label: 'Blog', path: paths.blog },
  ],
  previewExpired: {
    heading: 'Diese Vorschau ist abgelaufen',
    text:
      'Der Link zu einem Entwurf gilt nur ein paar Tage. Bitten Sie um einen neuen – oder sehen Sie im Blog ' +
      'nach: Vielleicht ist der Beitrag inzwischen erschienen.',
  },
};

export const searchedTooOften: Translated<typeof house.searchedTooOften> = {
  heading: 'Einen Augenblick bitte',
  text: (seconds) =>
    `Aus Ihrem Netz kamen viele Suchanfragen; in ${seconds} Sekunden geht es weiter. Alles andere ` +
    'funktioniert solange wie gewohnt.',
};

export const loading = 'Wird geladen …';
export const loadingFailed = 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.';

export const loadFailed: Translated<typeof house.loadFailed> = {
  text:
    'Das konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder rufen ' +
    `Sie uns an: ${company.phone.display}.`,
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
};
