import type * as house from '#content/admin/commandMenu.ts';
import type { Translated } from '#content/words.ts';

export const controlKey: Translated<typeof house.controlKey> = 'Strg';

export const commandMenu: Translated<typeof house.commandMenu> = {
  title: 'Suchen oder öffnen',
  shortcut: 'Strg + K',
  placeholder: 'Anfrage, Nachricht, Termin, Beitrag, Bewertung oder Seite',
  groups: {
    pages: 'Seiten',
    actions: 'Neu anlegen',
    views: 'Gespeicherte Ansichten',
    leads: 'Anfragen',
    messages: 'Nachrichten',
    appointments: 'Termine',
    posts: 'Beiträge',
    reviews: 'Bewertungen',
    topics: 'Außerdem gefunden in',
  },
  newPost: 'Neuer Beitrag',
  searching: 'Wird gesucht\u00a0…',
  found: (count) => `${count} Treffer`,
  nothing:
    'Keine Treffer. Anfragen, Unterhaltungen, Termine, Beiträge und Bewertungen finden Sie mit einem Namen, einer Adresse, einer Telefonnummer oder einem Wort aus einem Titel oder einer Nachricht.',
  notLoaded: 'Das konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  failed:
    'Anfragen, Nachrichten, Termine, Beiträge und Bewertungen konnten nicht durchsucht werden. Bitte versuchen Sie es gleich noch einmal.',
};

export const keysDialog: Translated<typeof house.keysDialog> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  places: [
    {
      name: 'Überall',
      keys: [
        { key: 'Strg + K', does: 'Anfrage, Nachricht, Termin, Beitrag oder Bewertung finden oder Seite öffnen' },
        { key: '?', does: 'Diese Tastenkürzel anzeigen' },
        { key: 'Esc', does: 'Dialog oder Menü schließen' },
      ],
    },
    {
      name: 'In einer Liste',
      keys: [
        { key: '↑ ↓ ← →', does: 'Von Zelle zu Zelle gehen' },
        { key: 'Eingabe', does: 'Nach einer Spalte sortieren oder öffnen, was den Fokus hat' },
        { key: 'Umschalt + ← →', does: 'Im Spaltenkopf: Spalte schmaler oder breiter machen' },
        { key: 'Pos1, Ende', does: 'Zur ersten oder letzten Zelle einer Zeile gehen' },
      ],
    },
    {
      name: 'Auf der Seite einer Anfrage',
      keys: [
        { key: 'j', does: 'Zur nächsten Anfrage der Liste gehen' },
        { key: 'k', does: 'Zur vorigen gehen' },
        { key: 'Strg + Eingabe', does: 'Die Notiz speichern, die Sie gerade schreiben' },
      ],
    },
    {
      name: 'In einer Unterhaltung',
      keys: [
        { key: 'j', does: 'Zur nächsten Unterhaltung der Liste gehen' },
        { key: 'k', does: 'Zur vorigen gehen' },
        { key: 'r', does: 'Antworten' },
        { key: 'Strg + Eingabe', does: 'Die Antwort senden, die Sie gerade schreiben' },
      ],
    },
    {
      name: 'Im Kalender, auf einem Termin',
      keys: [
        { key: 'Umschalt + ↑ ↓ ← →', does: 'Verschieben' },
        { key: 'Strg + Umschalt + ↑ ↓', does: 'Kürzer oder länger machen' },
        { key: 'Eingabe', does: 'Öffnen' },
      ],
    },
    {
      name: 'In einem Beitrag',
      keys: [
        { key: 'Strg + B', does: 'Fett' },
        { key: 'Strg + I', does: 'Kursiv' },
        { key: 'Strg + Z', does: 'Letzte Änderung zurücknehmen' },
      ],
    },
  ],
};
