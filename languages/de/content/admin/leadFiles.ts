import type * as house from '#content/admin/leadFiles.ts';
import type { Translated } from '#content/words.ts';

export const leadFiles: Translated<typeof house.leadFiles> = {
  title: 'Dateien',
  none: 'Noch keine. Fügen Sie Verträge, Pläne, Bilder vom Ort oder anderes zu dieser Veranstaltung hinzu.',
  add: 'Dateien hinzufügen',
  adding: 'Wird hinzugefügt\u00a0…',
  drop: 'oder hier ablegen',
  facts: (size, by, moment) => `${size}, hinzugefügt von ${by}, ${moment}`,
  nobody: 'einem früheren Teammitglied',
  open: (name) => `${name} herunterladen`,
  remove: 'Löschen',
  removeOf: (name) => `${name} löschen`,
  added: (count) => (count === 1 ? 'Die Datei wurde hinzugefügt.' : `${count} Dateien wurden hinzugefügt.`),
  notAdded: (name, sentence) => `${name} wurde nicht hinzugefügt. ${sentence}`,
  failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es gleich noch einmal.',
  gone: 'Diese Anfrage wurde inzwischen gelöscht.',
  notRead: (name) => `${name} konnte nicht heruntergeladen werden. Bitte versuchen Sie es gleich noch einmal.`,
  notFound: (name) => `${name} gibt es nicht mehr. Die Datei wurde inzwischen gelöscht.`,
  confirmRemove: (name) => `Möchten Sie die Datei ${name} wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removed: (name) => `Die Datei ${name} wurde gelöscht.`,
};
