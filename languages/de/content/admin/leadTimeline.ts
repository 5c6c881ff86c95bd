import type * as house from '#content/admin/leadTimeline.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import { language } from '#content/language.ts';
import type { Translated } from '#content/words.ts';

const listed = new Intl.ListFormat(language.locale);

const words = recordWords('Diese Notiz', 'der Anfrage');

export const leadTimeline: Translated<typeof house.leadTimeline> = {
  title: 'Verlauf',
  nobody: 'Ein früheres Teammitglied',
  created: (by) => `${by} hat diese Anfrage angelegt`,
  came: 'Diese Anfrage wurde angelegt',
  cameFromSite: 'Über die Website eingegangen',
  otherEnquiry: 'Eine weitere Anfrage ist über die Website eingegangen',
  byImport: 'Durch einen Import angelegt',
  imported: (by, fields) => `${by} hat durch einen Import ergänzt: ${listed.format(fields)}`,
  importUndone: (by) => `${by} hat diesen Import zurückgenommen`,
  status: (by, from, to) => `${by} hat den Status von „${from}“ auf „${to}“ geändert`,
  edited: (by, fields) =>
    fields.length === 0 ? `${by} hat diese Anfrage geändert` : `${by} hat geändert: ${listed.format(fields)}`,
  noted: (by) => `${by} hat notiert`,
  merged: (by) => `${by} hat eine andere Anfrage mit dieser zusammengeführt`,
  fileAdded: (by) => `${by} hat eine Datei hinzugefügt`,
  fileRemoved: (by) => `${by} hat eine Datei gelöscht`,
  askedForReview: (by) => `${by} hat einen Link erstellt, um eine Bewertung zu erbitten`,
  bookingLink: (by) => `${by} hat einen Link zur Terminwahl erstellt`,
  replied: (by) => `${by} hat per E-Mail geantwortet`,
  picked: (when) => `Der Kunde hat einen Termin für das Beratungsgespräch gewählt: ${when}`,
  pickedAnew: (when) => `Der Kunde hat das Beratungsgespräch verlegt: ${when}`,
  pickCancelled: (when) => `Der Kunde hat das Beratungsgespräch abgesagt: ${when}`,
  reviewed: 'Der Kunde hat eine Bewertung geschickt',
  appointment: {
    created: (by, title) => `${by} hat den Termin „${title}“ angelegt`,
    cancelled: (by, title) => `${by} hat den Termin „${title}“ abgesagt`,
    planned: (by, title) => `${by} hat den Termin „${title}“ wieder angesetzt`,
    edited: (by, title, fields) => `${by} hat den Termin „${title}“ geändert: ${listed.format(fields)}`,
  },
  movedOn: (status) => `Der Status ist jetzt „${status}“.`,
  changed: 'seither geändert',
  note: {
    add: 'Notiz hinzufügen',
    change: 'Notiz bearbeiten',
    hint: 'Nur Ihr Team sieht sie.',
    save: 'Notiz hinzufügen',
    saveChange: 'Notiz speichern',
    saving: words.saving,
    cancel: 'Abbrechen',
    edit: 'Bearbeiten',
    remove: 'Löschen',
    editOf: (moment) => `Bearbeiten: Notiz vom ${moment}`,
    removeOf: (moment) => `Löschen: Notiz vom ${moment}`,
    added: 'Die Notiz wurde hinzugefügt.',
    saved: 'Die Notiz wurde gespeichert.',
    confirmRemove: (moment) =>
      `Möchten Sie die Notiz vom ${moment} wirklich löschen? Das lässt sich nicht rückgängig machen.`,
    removed: (moment) => `Die Notiz vom ${moment} wurde gelöscht.`,
    finishFirst: 'Bitte speichern Sie zuerst die Notiz, die Sie gerade bearbeiten, oder brechen Sie ab.',
    failed: {
      ...words.failed,
      conflict:
        'Sie haben diese Notiz inzwischen in einem anderen Fenster geändert. Ihre Eingaben bleiben erhalten: Speichern Sie noch einmal, um die andere Fassung zu ersetzen.',
      gone: 'Diese Notiz oder ihre Anfrage wurde inzwischen gelöscht. Kopieren Sie, was Sie brauchen.',
    },
    leadGone:
      'Diese Anfrage wurde inzwischen gelöscht oder mit einer anderen zusammengeführt. Kopieren Sie, was Sie brauchen.',
    leaving: { ...words.leaving, text: 'Was Sie in dieser Notiz geschrieben haben, geht verloren.' },
  },
};
