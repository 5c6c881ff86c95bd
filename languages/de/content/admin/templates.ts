import { recordWords } from '#content/admin/recordForm.ts';
import type * as house from '#content/admin/templates.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';
import { placeholderList } from '#domain/placeholders.ts';

export const templateWords: Translated<typeof house.templateWords> = {
  title: 'Vorlagen',
  search: { id: 'template-search', label: 'Vorlagen durchsuchen', placeholder: 'Name, Betreff oder Wörter suchen' },
  all: {},
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Vorlage' : 'Vorlagen'}`,
  newTemplate: 'Neue Vorlage',
  backToMessages: 'Zurück zu den Nachrichten',
  edit: (name) => `Vorlage ${name} bearbeiten`,
  remove: (name) => `Vorlage ${name} löschen`,
  confirmRemove: (name) =>
    `Möchten Sie die Vorlage „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removed: (name) => `Die Vorlage „${name}“ wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Vorlagen wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => (count === 1 ? '1 Vorlage wurde gelöscht.' : `${count} Vorlagen wurden gelöscht.`),
  none: { title: 'Noch keine Vorlagen', text: 'Schreiben Sie eine Antwort einmal und nutzen Sie sie immer wieder.' },
  empty: { title: 'Keine Vorlagen gefunden', text: 'Ändern Sie die Suche' },
  clear: 'Suche leeren',
};

export const templateForm: Translated<typeof house.templateForm> = {
  ...recordWords('Diese Vorlage', 'den Vorlagen'),
  create: 'Neue Vorlage',
  edit: 'Vorlage bearbeiten',
  back: 'Zurück zu den Vorlagen',
  save: 'Vorlage speichern',
  saved: (name) => `Die Vorlage „${name}“ wurde gespeichert.`,
  textHint: `Diese Platzhalter werden ausgefüllt, sobald die Vorlage gewählt wird: ${placeholderList}.`,
};
