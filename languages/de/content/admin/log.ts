import type * as house from '#content/admin/log.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const logWords: Translated<typeof house.logWords> = {
  text: 'Wer was wann getan hat. Einträge stehen unter ihrem jetzigen Namen, gelöschte ohne Namen.',
  search: { id: 'log-search', label: 'Protokoll durchsuchen', placeholder: 'Name oder Nummer suchen' },
  all: { who: 'Alle Personen', kind: 'Alle Vorgänge', entity: 'Alles' },
  who: 'Wer',
  from: 'Von',
  to: 'Bis',
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Eintrag' : 'Einträgen'}`,
  nobody: 'Ein früheres Teammitglied',
  itself: 'Automatisch',
  client: 'Der Kunde',
  command: 'Ein Befehl auf dem Server',
  of: (subject, name) => `${subject} ${name}`,
  ofAll: (subject) => `Liste: ${subject}`,
  ofAccount: (name) => `Konto von ${name}`,
  formerAccount: 'Ein Konto',
  list: 'Einträge',
  exportCsv: 'CSV exportieren',
  exporting: 'Wird exportiert\u00a0…',
  exportFailed: 'Das Protokoll konnte nicht exportiert werden. Bitte versuchen Sie es gleich noch einmal.',
  none: { title: 'Noch nichts protokolliert', text: 'Hier wird festgehalten, was Ihr Team tut.' },
  empty: { title: 'Nichts gefunden', text: 'Ändern Sie die Suche oder die Filter' },
  clear: 'Suche und Filter leeren',
};
