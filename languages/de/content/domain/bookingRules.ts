import type * as house from '#content/domain/bookingRules.ts';
import type { Translated } from '#content/words.ts';

export const bookingRulesLabels: Translated<typeof house.bookingRulesLabels> = {
  mondayOpens: 'Montag von',
  mondayCloses: 'Montag bis',
  tuesdayOpens: 'Dienstag von',
  tuesdayCloses: 'Dienstag bis',
  wednesdayOpens: 'Mittwoch von',
  wednesdayCloses: 'Mittwoch bis',
  thursdayOpens: 'Donnerstag von',
  thursdayCloses: 'Donnerstag bis',
  fridayOpens: 'Freitag von',
  fridayCloses: 'Freitag bis',
  saturdayOpens: 'Samstag von',
  saturdayCloses: 'Samstag bis',
  sundayOpens: 'Sonntag von',
  sundayCloses: 'Sonntag bis',
  minutes: 'Dauer eines Gesprächs',
  step: 'Termine im Abstand von',
  notice: 'Buchen und ändern bis',
  days: 'Buchbar für die nächsten',
  place: 'Ort',
  travel: 'Frei nach jedem Termin',
};

export const weekdayLabels: Translated<typeof house.weekdayLabels> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

export const bookingRulesChoices: Translated<typeof house.bookingRulesChoices> = {
  length: (minutes) => {
    const hours = minutes / 60;
    if (hours < 1) return `${minutes} Minuten`;
    return hours === 1 ? '1 Stunde' : `${String(hours).replace('.', ',')} Stunden`;
  },
  notice: (hours) => {
    const days = hours / 24;
    if (days < 1) return hours === 1 ? '1 Stunde vorher' : `${hours} Stunden vorher`;
    return days === 1 ? '1 Tag vorher' : `${days} Tage vorher`;
  },
  days: (days) => `${days} Tage`,
  travel: (minutes) => (minutes === 0 ? 'Keine Zeit' : `${minutes} Minuten`),
};

export const bookingRulesSentences: Translated<typeof house.bookingRulesSentences> = {
  endsBefore: 'Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Zeiten.',
  oneIsMissing: 'Bitte geben Sie beide Zeiten an, oder keine, wenn an diesem Tag geschlossen ist.',
};
