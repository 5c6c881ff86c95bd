import { company } from '#content/company.ts';
import type * as house from '#content/consultation.ts';
import type { Translated } from '#content/words.ts';
import { paths } from '#paths';

/** Non-breaking spaces keep the phone number on one line. */
const number = company.phone.display.replaceAll(' ', '\u00a0');
const call = `rufen Sie uns an: ${number}`;

const inWords = (hours: number) => {
  if (hours % 24 === 0) return hours === 24 ? 'einen Tag' : `${hours / 24} Tage`;
  return hours === 1 ? 'eine Stunde' : `${hours} Stunden`;
};

const long = (minutes: number) => {
  if (minutes % 60 === 0) return minutes === 60 ? 'eine Stunde' : `${minutes / 60} Stunden`;
  return `${minutes} Minuten`;
};

export const consultation: Translated<typeof house.consultation> = {
  title: 'Termin wählen',
  eyebrow: 'Beratungsgespräch',
  loading: 'Freie Termine werden gesucht\u00a0…',
  noScript: `Diese Seite braucht JavaScript. Am Telefon geht es auch ohne: ${number}.`,
  over: {
    title: 'Dieser Link gilt nicht mehr',
    text:
      'Vielleicht ist er abgelaufen, oder die Adresse ist nicht vollständig. Schreiben Sie uns, oder rufen Sie an ' +
      `unter ${number}; wir finden gemeinsam einen Termin.`,
    contact: 'Schreiben Sie uns',
  },
  notRead: {
    title: 'Die freien Termine konnten nicht geladen werden',
    text: `Bitte versuchen Sie es gleich noch einmal, oder ${call}.`,
    retry: 'Noch einmal versuchen',
  },
  pick: {
    title: (name) => (name === '' ? 'Wählen Sie einen Termin' : `${name}, wählen Sie einen Termin`),
    lead: (minutes) => `Wir nehmen uns ${long(minutes)} Zeit für Ihre Pläne. Wählen Sie, was Ihnen am besten passt.`,
    zone: (zone) => `Zeitzone: ${zone}.`,
    ownZone: (zone) => `Unter jedem Termin steht die Uhrzeit in Ihrer eigenen Zeitzone (${zone}).`,
    own: 'bei Ihnen',
    days: 'Tage mit freien Terminen',
    freeTimes: (count) => (count === 1 ? ', ein freier Termin' : `, ${count} freie Termine`),
    earlier: 'Frühere Tage',
    later: 'Spätere Tage',
    times: 'Freie Termine',
    none: {
      title: 'Zurzeit ist kein Termin frei',
      text: `Bitte ${call}. Gemeinsam finden wir einen.`,
    },
    keep: (when) => `Termin behalten: ${when}`,
  },
  confirm: {
    title: 'Stimmt das so?',
    with: `Mit ${company.name}`,
    where: (place) => `Ort: ${place}`,
    zone: (zone) => `Zeitzone: ${zone}.`,
    own: (when) => `In Ihrer Zeitzone: ${when}`,
    book: 'Termin buchen',
    booking: 'Wird gebucht\u00a0…',
    back: 'Anderer Termin',
  },
  picked: {
    title: (name) => (name === '' ? 'Ihr Termin steht' : `${name}, Ihr Termin steht`),
    text: 'Wir freuen uns darauf.',
    file: 'In den Kalender (.ics)',
    fileFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
    change: 'Anderen Termin wählen',
    cancel: 'Absagen',
    until: (hours) => `Über diesen Link können Sie den Termin bis ${inWords(hours)} vorher ändern oder absagen.`,
    next: {
      title: 'Wie es weitergeht',
      text:
        'Jemand aus der Planung erwartet Sie, mit einem Notizbuch und Zeit. Vorbereiten müssen Sie nichts: Ein Datum und eine ' +
        'halbe Idee genügen.',
      reading: 'Zum Lesen bis dahin:',
      page: { label: 'Abende, die wir geplant haben', href: paths.gallery },
    },
    tooLate: `Der Termin kann hier nicht mehr geändert werden. Falls etwas dazwischenkommt, ${call}.`,
  },
  cancelling: {
    title: 'Termin absagen?',
    text: 'Andere können diesen Termin dann buchen. Über diesen Link können Sie einen neuen Termin wählen.',
    confirm: 'Termin absagen',
    busy: 'Wird abgesagt\u00a0…',
    keep: 'Termin behalten',
  },
  cancelled: {
    title: 'Der Termin ist abgesagt',
    text: (when, reason) => `Der Termin entfällt: ${when}. ${reason}`,
    again: 'Neuen Termin wählen',
  },
  privacy: 'Der Termin, den Sie wählen, wird mit Ihrer Anfrage gespeichert. Wie und wie lange, steht unter',
  failed: `Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal, oder ${call}.`,
  tooMany: (minutes) =>
    'Aus Ihrem Netz kamen in kurzer Zeit sehr viele Aufrufe. Bitte versuchen Sie es in ' +
    `${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
};
