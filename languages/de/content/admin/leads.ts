import type * as house from '#content/admin/leads.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const leadWords: Translated<typeof house.leadWords> = {
  title: 'Anfragen',
  search: { id: 'lead-search', label: 'Anfragen durchsuchen', placeholder: 'Name, E-Mail, Telefon' },
  all: {
    status: 'Alle Status',
    type: 'Alle Anlässe',
    responsible: 'Von allen',
    tag: 'Stichwörter',
    source: 'Jede Herkunft',
    created: 'Jederzeit eingegangen',
    date: 'Jedes Datum',
    import: 'Alle Anfragen',
  },
  oneImport: 'Ein Import',
  nobody: 'Niemand',
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Anfrage' : 'Anfragen'}`,
  exportCsv: 'CSV exportieren',
  exporting: 'Wird exportiert\u00a0…',
  exportFailed: 'Die Anfragen konnten nicht exportiert werden. Bitte versuchen Sie es gleich noch einmal.',
  newLead: 'Neue Anfrage',
  view: (name) => `Anfrage von ${name} ansehen`,
  edit: (name) => `Anfrage von ${name} bearbeiten`,
  call: (name) => `${name} anrufen`,
  remove: (name) => `Anfrage von ${name} löschen`,
  confirmRemove: (name) =>
    `Möchten Sie die Anfrage von ${name} wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removed: (name) => `Die Anfrage von ${name} wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    count === 1
      ? 'Möchten Sie diese Anfrage wirklich löschen? Das lässt sich nicht rückgängig machen.'
      : `Möchten Sie diese ${count} Anfragen wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => (count === 1 ? '1 Anfrage wurde gelöscht.' : `${count} Anfragen wurden gelöscht.`),
  setStatus: 'Status setzen',
  statusOf: (name, status) => `Status von ${name}: ${status}`,
  assign: 'Zuweisen',
  exportSelected: 'Auswahl exportieren',
  statusesSet: (count, status) =>
    count === 1
      ? `1 Anfrage hat jetzt den Status „${status}“.`
      : `${count} Anfragen haben jetzt den Status „${status}“.`,
  assigned: (count, person) => {
    const leads = count === 1 ? '1 Anfrage' : `${count} Anfragen`;
    return person === null ? `Für ${leads} ist jetzt niemand zuständig.` : `${person} kümmert sich jetzt um ${leads}.`;
  },
  noneChanged: 'Keine Anfrage wurde geändert: Ihre Auswahl galt schon, oder es gibt die Anfragen nicht mehr.',
  changesUndone: (count, chosen) =>
    count === chosen
      ? 'Die Änderung wurde rückgängig gemacht.'
      : `Die Änderung wurde bei ${count} von ${chosen} Anfragen rückgängig gemacht. Die anderen wurden inzwischen geändert.`,
  changesFailed: 'Die Anfragen konnten nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
  none: { title: 'Noch keine Anfragen', text: 'Sie erscheinen hier, sobald Ihnen jemand schreibt.' },
  empty: { title: 'Keine Anfragen gefunden', text: 'Ändern Sie die Suche oder die Filter' },
  clear: 'Suche und Filter leeren',
};
