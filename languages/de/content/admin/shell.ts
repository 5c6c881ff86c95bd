import type * as house from '#content/admin/shell.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const shell: Translated<typeof house.shell> = {
  menu: 'Backoffice',
  entries: {
    dashboard: 'Übersicht',
    leads: 'Anfragen',
    appointments: 'Termine',
    messages: 'Nachrichten',
    blog: 'Blogbeiträge',
  },
  counted: { newLeads: 'neu', unreadMessages: 'ungelesen' },
  logout: 'Abmelden',
  loggingOut: 'Abmeldung läuft\u00a0…',
  logoutFailed:
    'Sie sind noch angemeldet, weil das Backoffice nicht erreichbar war. Bitte melden Sie sich noch einmal ab.',
  account: 'Konto',
  yourAccount: 'Ihr Konto',
  settings: 'Einstellungen',
  log: 'Protokoll',
  signOutEverywhere: 'Auf allen Geräten abmelden',
  signOutEverywhereFailed:
    'Sie konnten nicht auf allen Geräten abgemeldet werden. Bitte versuchen Sie es gleich noch einmal.',
  viewSite: 'Website ansehen',
  restored: 'Was Sie hier geschrieben hatten, ist wieder da. Es ist noch nicht gespeichert.',
  signOutUnsaved: {
    title: 'Geschriebenes verwerfen?',
    text: 'Sie haben eine Nachricht oder eine Notiz begonnen, die noch nicht gesendet oder gespeichert ist. Beim Abmelden geht sie verloren.',
    stay: 'Bleiben',
    leave: 'Abmelden',
  },
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  closeNotice: 'Hinweis schließen',
  documentTitle: (section, unseen = 0) =>
    `${unseen > 0 ? `(${unseen}) ` : ''}${section} · Backoffice von ${company.name}`,
  signedOutTitle: 'Anmelden',
};

export const deletion: Translated<typeof house.deletion> = {
  title: 'Löschen bestätigen',
  cancel: 'Abbrechen',
  confirm: 'Löschen',
  busy: 'Wird gelöscht\u00a0…',
  failed: 'Das konnte nicht gelöscht werden. Bitte versuchen Sie es gleich noch einmal.',
};
