import { bookingRulesWords } from '#content/admin/bookingRules.ts';
import { mailWords } from '#content/admin/mails.ts';
import type * as house from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { templateWords } from '#content/admin/templates.ts';
import { language } from '#content/language.ts';
import type { Translated } from '#content/words.ts';
import { linkHours } from '#domain/account.ts';
import { formatNumber } from '#domain/numbers.ts';
import { announcedDays } from '#domain/privacy.ts';

export const settings: Translated<typeof house.settings> = {
  title: 'Einstellungen',
  nav: 'Einstellungen',
  entries: {
    people: 'Team',
    privacy: 'Datenschutz',
    bookingRules: bookingRulesWords.title,
    templates: templateWords.title,
    mails: mailWords.title,
    log: shell.log,
  },
  topics: {
    people: 'Personen, Einladungen, Rollen, gesperrte Konten, vergessene Passwörter',
    privacy: 'Daten einer Person: finden, exportieren, löschen; Aufbewahrung von Anfragen',
    bookingRules: 'Buchungslinks, Beratungstermine, Vorlauf, Dauer, Ort, Wegzeit',
    templates: 'Vorbereitete Texte für Nachrichten an Kunden',
    mails: 'Postausgang: abgelehnte, unzustellbare und wartende Mails',
    log: 'Aktivität des Teams: wer was wann geändert hat',
    account: 'Ihr Name, Bild, Passwort, zweistufige Anmeldung, Passkeys, Geräte, Kalenderadresse',
  },
  ownersOnly: {
    title: 'Das sehen nur Inhaber',
    text: 'Bitte wenden Sie sich an einen Inhaber, wenn hier etwas zu ändern ist. Was Sie selbst betrifft, finden Sie unter „Ihr Konto“.',
    back: 'Ihr Konto',
  },
};

export const people: Translated<typeof house.people> = {
  title: 'Team',
  states: { active: 'Aktiv', invited: 'Eingeladen', disabled: 'Gesperrt' },
  you: 'Sie',
  seen: (moment) => `Zuletzt benutzt: ${moment}`,
  notSeen: 'Nirgends angemeldet',
  role: (name) => `Rolle von ${name}`,
  roleChanged: (name, role) => `${name} hat jetzt die Rolle „${role}“.`,
  actions: 'Aktionen',
  actionsFor: (name) => `Aktionen für ${name}`,
  link: 'Link für ein neues Passwort erstellen',
  linkAgain: 'Noch einmal einladen',
  disable: 'Sperren',
  enable: 'Entsperren',
  enabled: (name) => `${name} kann sich wieder anmelden.`,
  disabled: (name) => `${name} kann sich nicht mehr anmelden.`,
  failed: 'Das Konto konnte nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
  gone: 'Dieses Konto hat keinen Zugang mehr. Hier sehen Sie alle Konten, wie sie jetzt sind.',
  twoStep: 'Zwei Schritte',
  turnOffTwoStep: 'Anmeldung in zwei Schritten ausschalten',
  twoStepTurnedOff: (name) => `${name} meldet sich jetzt nur mit dem Passwort an.`,
  confirm: {
    cancel: 'Abbrechen',
    disable: {
      title: (name) => `Das Konto von ${name} sperren?`,
      text: 'Die Person wird sofort überall abgemeldet. Was sie getan hat und wofür sie zuständig ist, bleibt.',
      confirm: 'Sperren',
      busy: 'Wird gesperrt\u00a0…',
    },
    turnOffTwoStep: {
      title: (name) => `Anmeldung in zwei Schritten für ${name} ausschalten?`,
      text: 'Für alle, die ihr Gerät und ihre Ersatzcodes verloren haben. Vergewissern Sie sich, dass die Person wirklich selbst darum bittet.',
      confirm: 'Ausschalten',
      busy: 'Wird ausgeschaltet\u00a0…',
    },
    stepDown: {
      title: () => 'Nicht mehr Inhaber sein?',
      text: 'Konten, Protokoll und Aufbewahrung von Daten sehen Sie dann nicht mehr. Nur ein anderer Inhaber kann Ihnen die Rolle zurückgeben.',
      confirm: 'Mitarbeiter werden',
      busy: 'Wird geändert\u00a0…',
    },
  },
  invite: {
    title: 'Jemanden einladen',
    text: `Die Person erhält einen Link und wählt innerhalb von ${linkHours.invited / 24} Tagen selbst ein Passwort.`,
    name: 'Name',
    email: 'E-Mail',
    role: 'Rolle',
    roleHint: 'Inhaber verwalten auch die Konten und bestimmen, welche Daten aufbewahrt werden.',
    submit: 'Einladen',
    submitting: 'Wird eingeladen\u00a0…',
    failed:
      'Die Einladung konnte nicht erstellt werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
    leaving: {
      title: 'Verlassen, ohne einzuladen?',
      text: 'Was Sie eingegeben haben, geht verloren.',
      stay: 'Bleiben',
      leave: 'Verlassen',
    },
  },
  mailed: (name) => `Ein Link ist unterwegs an ${name}.`,
  made: {
    title: (name) => `Der Link für ${name}`,
    text: 'Dieser Server verschickt keine E-Mails: Bitte geben Sie den Link selbst weiter. Er wird nur jetzt angezeigt, gilt nur einmal und ersetzt alle früheren Links.',
    close: 'Fertig',
    notShown: (name) =>
      `Ein Link für ${name} wurde angelegt, aber nicht angezeigt, weil Sie die Seite verlassen haben. Bitte legen Sie einen neuen an.`,
  },
};

export const privacy: Translated<typeof house.privacy> = {
  title: 'Daten einer Person',
  text: 'Wer Ihnen geschrieben hat, darf Auskunft über die gespeicherten Daten verlangen, sie als Datei erhalten und löschen lassen.',
  contact: 'E-Mail oder Telefonnummer',
  contactHint: 'Der Person, die fragt. Vergewissern Sie sich, dass sie es wirklich ist.',
  submit: 'Suchen',
  submitting: 'Wird gesucht\u00a0…',
  failed: 'Nach dieser Person konnte nicht gesucht werden. Bitte versuchen Sie es gleich noch einmal.',
  nothing: (contact) => `Über ${contact} ist nichts gespeichert.`,
  found: (contact) => `Was über ${contact} gespeichert ist`,
  names: (names) => `Unter dem Namen ${names.join(' und ')}`,
  kinds: {
    leads: ['1 Anfrage', 'Anfragen'],
    enquiries: ['1 Nachricht von der Website', 'Nachrichten von der Website'],
    notes: ['1 Notiz', 'Notizen'],
    files: ['1 Datei', 'Dateien'],
    appointments: ['1 Termin', 'Termine'],
    conversations: ['1 Unterhaltung', 'Unterhaltungen'],
    replies: ['1 Antwort', 'Antworten'],
    reviews: ['1 Bewertung', 'Bewertungen'],
    pictures: ['1 Bild', 'Bilder'],
    mails: ['1 E-Mail', 'E-Mails'],
    views: ['1 gespeicherte Ansicht', 'gespeicherte Ansichten'],
  },
  count: ([one, more], count) => (count === 1 ? one : `${count} ${more}`),
  export: 'Als Datei exportieren',
  exporting: 'Wird exportiert\u00a0…',
  exportFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
  erase: 'Alles löschen',
  confirm: {
    title: (contact) => `Löschen, was über ${contact} gespeichert ist?`,
    text: (counts) =>
      `${new Intl.ListFormat(language.locale).format(counts)}. Das lässt sich nicht rückgängig machen. Termine behalten ihre Zeit, aber weder den Namen noch Notizen. Frühere Sicherungskopien bleiben, wie sie sind.`,
    cancel: 'Abbrechen',
    confirm: 'Löschen',
    busy: 'Wird gelöscht\u00a0…',
    failed: 'Das konnte nicht gelöscht werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  erased: (contact) => `Alles, was über ${contact} gespeichert war, wurde gelöscht.`,
};

export const retention: Translated<typeof house.retention> = {
  title: 'Wie lange Anfragen aufbewahrt werden',
  text: 'Anfragen, die so lange niemand geändert hat und deren Veranstaltung und Termine vorbei sind, werden nachts mit allem gelöscht, was dazugehört. Die Übersicht warnt Sie eine Woche vorher.',
  months: 'Anfragen löschen nach',
  option: (months) => {
    if (months === 0) return 'Nie';
    return months % 12 === 0 ? `${months / 12} ${months === 12 ? 'Jahr' : 'Jahren'}` : `${months} Monaten`;
  },
  submit: 'Speichern',
  submitting: 'Wird gespeichert\u00a0…',
  saved: 'Die Aufbewahrungsfrist wurde gespeichert.',
  failed: 'Die Aufbewahrungsfrist konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.',
  conflict: (months) =>
    `Inzwischen hat jemand „${months === 0 ? 'Nie' : `Nach ${retention.option(months)}`}“ gewählt. Speichern Sie noch einmal, um das zu ersetzen.`,
  due: (count) =>
    `${count === 1 ? 'Eine Anfrage wird' : `${formatNumber(count)} Anfragen werden`} innerhalb von ${announcedDays} Tagen gelöscht. Ändern Sie, was bleiben soll.`,
  more: (count) => `und ${count === 1 ? 'eine weitere' : `${formatNumber(count)} weitere`}`,
  none: `Innerhalb von ${announcedDays} Tagen wird keine Anfrage gelöscht.`,
};
