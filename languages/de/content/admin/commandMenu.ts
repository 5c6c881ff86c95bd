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
        { key: 'Strg + K', action: 'Anfrage, Nachricht, Termin, Beitrag oder Bewertung finden oder Seite öffnen' },
        { key: '?', action: 'Diese Tastenkürzel anzeigen' },
        { key: 'Esc', action: 'Dialog oder Menü schließen' },
      ],
    },
    {
      name: 'In einer Liste',
      keys: [
        { key: '↑ ↓ ← →', action: 'Von Zelle zu Zelle gehen' },
        { key: 'Eingabe', action: 'Nach einer Spalte sortieren oder öffnen, was den Fokus hat' },
        { key: 'Umschalt + ← →', action: 'Im Spaltenkopf: Spalte schmaler oder breiter machen' },
        { key: 'Pos1, Ende', action: 'Zur ersten oder letzten Zelle einer Zeile gehen' },
      ],
    },
    {
      name: 'Auf der Seite einer Anfrage',
      keys: [
        { key: 'j', action: 'Zur nächsten Anfrage der Liste gehen' },
        { key: 'k', action: 'Zur vorigen gehen' },
        { key: 'Strg + Eingabe', action: 'Die Notiz speichern, die Sie gerade schreiben' },
      ],
    },
    {
      name: 'In einer Unterhaltung',
      keys: [
        { key: 'j', action: 'Zur nächsten Unterhaltung der Liste gehen' },
        { key: 'k', action: 'Zur vorigen gehen' },
        { key: 'r', action: 'Antworten' },
        { key: 'Strg + Eingabe', action: 'Die Antwort senden, die Sie gerade schreiben' },
      ],
    },
    {
      name: 'Im Kalender, auf einem Termin',
      keys: [
        { key: 'Umschalt + ↑ ↓ ← →', action: 'Verschieben' },
        { key: 'Strg + Umschalt + ↑ ↓', action: 'Kürzer oder länger machen' },
        { key: 'Eingabe', action: 'Öffnen' },
      ],
    },
    {
      name: 'In einem Beitrag',
      keys: [
        { key: 'Strg + B', action: 'Fett' },
        { key: 'Strg + I', action: 'Kursiv' },
        { key: 'Strg + Z', action: 'Letzte Änderung zurücknehmen' },
      ],
    },
  ],
};
