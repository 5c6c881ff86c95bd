import type * as house from '#content/admin/leadBoard.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const leadBoard: Translated<typeof house.leadBoard> = {
  views: 'Ansicht',
  list: 'Liste',
  board: 'Board',
  column: (status, count) => `${status}, ${count === 1 ? '1 Anfrage' : `${formatNumber(count)} Anfragen`}`,
  none: 'Keine',
  showMore: 'Mehr anzeigen',
  showMoreOf: (status) => `Mehr anzeigen: Anfragen mit dem Status ${status}`,
  all: (count) => `Alle ${formatNumber(count)} in der Liste`,
  move: (name) => `${name} verschieben`,
  instructions:
    'Leertaste: diese Anfrage aufnehmen. Pfeiltasten nach links und rechts: zu einem anderen Status bewegen. Noch einmal die Leertaste: ablegen. Escape: lassen, wo sie war.',
  taken: (name, status) => `${name} wurde aus „${status}“ aufgenommen.`,
  over: (name, status) => `${name} ist über „${status}“.`,
  nowhere: (name) => `${name} ist über keinem Status.`,
  dropped: (name, status) => `${name} wurde auf „${status}“ abgelegt.`,
  left: (name) => `${name} bleibt an der bisherigen Stelle.`,
};
