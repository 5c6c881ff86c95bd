import type * as house from '#content/admin/dashboard.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';
import { answerDays, shownDays, shownWeeks, sourceDays } from '#domain/overview.ts';
import { announcedDays } from '#domain/privacy.ts';

const days = (count: number, one: string) => (count === 1 ? `${one} Tag` : `${count} Tage`);

/** @param percent change; null if there is nothing to compare with. @param before the period compared with. */
function change(percent: number | null, before: string): string {
  if (percent === null) return `Keine im ${before}`;
  return percent === 0 ? `So viele wie im ${before}` : `${percent > 0 ? '+' : ''}${percent}\u00a0% zum ${before}`;
}

export const dashboard: Translated<typeof house.dashboard> = {
  title: 'Übersicht',
  cards: {
    totalLeads: { label: 'Anfragen', trend: (percent) => change(percent, 'Vormonat') },
    newLeads: {
      label: 'Neue Anfragen',
      trend: (percent) => {
        if (percent === null) return 'Keine in der Vorwoche';
        return percent === 0
          ? 'So viele wie in der Vorwoche'
          : `${percent > 0 ? '+' : ''}${percent}\u00a0% zur Vorwoche`;
      },
    },
    upcomingEvents: { label: 'Veranstaltungen', trend: (count) => `${count} in dieser Woche` },
    unreadMessages: { label: 'Ungelesen', trend: (count) => `${count} heute neu` },
  },
  mailTrouble: {
    title: 'Einige E-Mails wurden nicht zugestellt',
    waiting: (count, since) =>
      (count === 1
        ? `Eine E-Mail wartet seit dem ${since} auf den Versand. `
        : `${count} E-Mails warten noch auf den Versand, die älteste seit dem ${since}. `) +
      'Er wird automatisch wiederholt. Keine Anfrage geht verloren: Alle stehen in Ihrer Liste der Anfragen.',
    noServer: (count, since) =>
      (count === 1
        ? `Es ist kein Mailserver eingerichtet: Eine E-Mail wartet seit dem ${since}. `
        : `Es ist kein Mailserver eingerichtet: ${count} E-Mails warten, die älteste seit dem ${since}. `) +
      'Keine Anfrage geht verloren: Alle stehen in Ihrer Liste der Anfragen.',
    refused: (count, since) =>
      count === 1
        ? `Eine E-Mail vom ${since} konnte nicht zugestellt werden. Vielleicht ist die Adresse falsch geschrieben. Bitte rufen Sie diese Person an.`
        : `${count} E-Mails konnten nicht zugestellt werden, die älteste vom ${since}. Vielleicht sind die Adressen falsch geschrieben. Bitte rufen Sie diese Personen an.`,
    seeWaiting: 'Wartende ansehen',
    seeRefused: 'Unzustellbare ansehen',
  },
  leadsToErase: (count, isOwner) =>
    `${count === 1 ? 'Eine Anfrage wird' : `${formatNumber(count)} Anfragen werden`} innerhalb von ${announcedDays} Tagen gelöscht, weil ` +
    'niemand sie innerhalb der Aufbewahrungsfrist geändert hat. Ändern Sie, was bleiben soll, oder ' +
    `${isOwner ? 'die Frist' : 'fragen Sie einen Inhaber'}. ` +
    'Gezählt wird einmal pro Nacht.',
  whichToErase: 'Diese Anfragen ansehen',
  viewDetails: 'Einzelheiten',
  lines: {
    leads: `Anfragen der letzten ${shownWeeks} Wochen, Woche für Woche`,
    newLeads: `Anfragen der letzten ${shownWeeks} Wochen, die noch neu sind, Woche für Woche`,
    events: `Veranstaltungen der nächsten ${shownWeeks} Wochen, Woche für Woche`,
    messages: `Nachrichten der letzten ${shownWeeks} Wochen, Woche für Woche`,
  },
  week: {
    title: 'Diese Woche',
    today: 'Heute',
    none: `In den nächsten ${shownDays} Tagen ist nichts geplant.`,
    free: 'Frei',
    allDay: 'Ganztägig',
    all: 'Kalender öffnen',
  },
  unanswered: {
    title: 'Warten auf Antwort',
    none: `Niemand wartet länger als ${days(answerDays, 'einen')}.`,
    count: (count) => `${count === 1 ? 'neue Anfrage ist' : 'neue Anfragen sind'} älter als ${days(answerDays, 'ein')}`,
    since: (day) => `seit ${day}`,
  },
  pipeline: {
    title: 'Stand der Anfragen',
    none: 'Noch keine Anfragen.',
    leads: (count) => (count === 1 ? '1 Anfrage' : `${formatNumber(count)} Anfragen`),
  },
  sources: {
    title: 'Woher sie kommen',
    hint: `Anfragen der letzten ${sourceDays} Tage`,
    none: `Keine Anfragen bekannter Herkunft in den letzten ${sourceDays} Tagen.`,
  },
  months: {
    title: 'Aufträge nach Monat',
    month: 'Monat',
    came: 'Anfragen',
    converted: 'Beauftragt',
    share: 'Anteil',
    cameIn: (month, count) => `${count === 1 ? '1 Anfrage' : `${formatNumber(count)} Anfragen`} aus ${month}`,
    convertedIn: (month, count) => `${count === 1 ? '1 Auftrag' : `${count} Aufträge`} aus ${month}`,
  },
  recentLeads: {
    title: 'Neueste Anfragen',
    all: 'Alle Anfragen',
    none: 'Noch keine Anfragen. Sie erscheinen hier, sobald Ihnen jemand schreibt.',
    columns: { name: 'Name', email: 'E-Mail', eventType: 'Anlass', status: 'Status', date: 'Datum' },
    details: 'Einzelheiten',
    detailsOf: (name) => `: ${name}`,
    actions: 'Aktionen',
  },
  recentReviews: { title: 'Neueste Bewertungen', all: 'Alle Bewertungen', none: 'Noch keine Bewertungen.' },
  blog: {
    title: 'Blogbeiträge',
    count: 'Beiträge, Entwürfe eingeschlossen',
    manage: 'Beiträge verwalten',
    create: 'Neuer Beitrag',
  },
  appointments: {
    title: 'Termine',
    count: 'Termine, vergangene eingeschlossen',
    view: 'Kalender ansehen',
    create: 'Termin anlegen',
  },
};
