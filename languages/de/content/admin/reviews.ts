import { recordWords } from '#content/admin/recordForm.ts';
import type * as house from '#content/admin/reviews.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const reviewWords: Translated<typeof house.reviewWords> = {
  title: 'Bewertungen',
  search: { id: 'review-search', label: 'Bewertungen durchsuchen', placeholder: 'Name, E-Mail oder Wörter suchen' },
  all: { status: 'Alle Status', type: 'Alle Anlässe' },
  count: (shown, total) =>
    `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Bewertung' : 'Bewertungen'}`,
  approve: 'Freigeben',
  hide: 'Verbergen',
  act: (action, name) => `${action}: Bewertung von ${name}`,
  changed: (name, status) => `Die Bewertung von ${name} ist jetzt ${status.toLowerCase()}.`,
  approvedWithout: (name) =>
    `Die Bewertung von ${name} ist jetzt freigegeben, aber ohne ihr Bild. Um das Bild zu zeigen, bearbeiten Sie die Bewertung.`,
  picture: (name) => `Bild, das ${name} gesendet hat`,
  changeFailed: 'Die Bewertung konnte nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
  changeConflict:
    'Diese Bewertung wurde inzwischen anderswo geändert. Sie sehen jetzt die aktuelle Fassung. Bitte wählen Sie noch einmal.',
  changeGone: (name) => `Die Bewertung von ${name} gibt es nicht mehr. Sie wurde inzwischen gelöscht.`,
  edit: (name) => `Bewertung von ${name} bearbeiten`,
  remove: (name) => `Bewertung von ${name} löschen`,
  confirmRemove: (name) =>
    `Möchten Sie die Bewertung von ${name} wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removed: (name) => `Die Bewertung von ${name} wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Bewertungen wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => (count === 1 ? '1 Bewertung wurde gelöscht.' : `${count} Bewertungen wurden gelöscht.`),
  none: {
    title: 'Noch keine Bewertungen',
    text: 'Sie erscheinen hier, sobald jemand über Ihre Website eine sendet.',
  },
  empty: { title: 'Keine Bewertungen gefunden', text: 'Ändern Sie die Suche oder die Filter' },
  clear: 'Suche und Filter leeren',
};

const words = recordWords('Diese Bewertung', 'den Bewertungen');

export const reviewForm: Translated<typeof house.reviewForm> = {
  ...words,
  failed: {
    ...words.failed,
    gone: 'Diese Bewertung wurde inzwischen gelöscht. Was Sie geschrieben haben, kann nicht mehr gespeichert werden.',
  },
  create: 'Bewertung',
  edit: 'Bewertung',
  back: 'Zurück zu den Bewertungen',
  save: 'Bewertung speichern',
  saved: (name) => `Die Bewertung von ${name} wurde gespeichert.`,
  optional: '(freiwillig)',
  statusHint: 'Besucher sehen nur freigegebene Bewertungen.',
  pictureHint:
    'Besucher sehen es unter der Bewertung, sobald sie freigegeben ist. Bis dahin sieht es nur Ihr Team. Das Löschen ist endgültig; der Text bleibt.',
  featuredHint: 'Sobald sie freigegeben ist, steht sie auf der Startseite vor den anderen.',
  answerHint: 'Besucher sehen sie unter der Bewertung.',
  received: 'Wie eingegangen',
  verified: 'Bestätigt',
  verifiedText: 'Sie wurde über einen Link gesendet, der für diesen Kunden erstellt wurde.',
  agreed: (day) => `Der Veröffentlichung zugestimmt am ${day}.`,
  notAsked: 'Der Kunde wurde nicht gefragt, ob sie veröffentlicht werden darf.',
};

export const reviewRequest: Translated<typeof house.reviewRequest> = {
  title: 'Bewertung',
  text: (days) =>
    `Ein persönlicher Link, gültig für eine Bewertung innerhalb von ${days} Tagen. Sie wird als die eines Kunden gekennzeichnet.`,
  ask: 'Um eine Bewertung bitten',
  making: 'Link wird erstellt\u00a0…',
  failed: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
  mailSubject: `Wie war es? ${company.name} möchte es gern wissen`,
  mailBody: (name, link) =>
    `Guten Tag ${name},\n\nvielen Dank, dass Sie mit uns geplant haben. Wenn Sie zwei Minuten haben, erzählen Sie uns, wie es war:\n${link}\n\n${company.name}\n`,
};
