import type * as house from '#content/admin/posts.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const postWords: Translated<typeof house.postWords> = {
  title: 'Blogbeiträge',
  search: { id: 'post-search', label: 'Beiträge durchsuchen', placeholder: 'Titel oder Kurztext suchen' },
  all: { category: 'Alle Kategorien' },
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Beitrag' : 'Beiträgen'}`,
  newPost: 'Neuer Beitrag',
  view: (title) => `Beitrag ${title} in einem neuen Tab ansehen`,
  previewLabel: 'Vorschau',
  preview: (title) => `Vorschau: Entwurf ${title} in einem neuen Tab`,
  edit: (title) => `Beitrag ${title} bearbeiten`,
  remove: (title) => `Beitrag ${title} löschen`,
  confirmRemove: (title) =>
    `Möchten Sie den Beitrag „${title}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removed: (title) => `Der Beitrag „${title}“ wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Beiträge wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => (count === 1 ? '1 Beitrag wurde gelöscht.' : `${count} Beiträge wurden gelöscht.`),
  none: {
    title: 'Noch keine Beiträge',
    text: 'Schreiben Sie den ersten. Niemand sieht ihn, bevor Sie ihn veröffentlichen.',
  },
  empty: { title: 'Keine Beiträge gefunden', text: 'Ändern Sie die Suche oder die Kategorie' },
  clear: 'Suche und Filter leeren',
};
