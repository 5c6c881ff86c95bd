import type * as house from '#content/admin/twoStep.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';
import { recoveryCodeCount } from '#domain/twoStep.ts';

export const secondStep: Translated<typeof house.secondStep> = {
  title: 'Noch ein Schritt',
  code: 'Code',
  withApp: 'Geben Sie den Code ein, den Ihre App gerade anzeigt, oder einen Ihrer Ersatzcodes.',
  withoutApp: 'Nutzen Sie Ihren Passkey, oder geben Sie einen Ihrer Ersatzcodes ein.',
  submit: 'Weiter',
  busy: 'Wird geprüft\u00a0…',
  back: 'Zurück zum Passwort',
};

export const passkeyWords: Translated<typeof house.passkeyWords> = {
  use: 'Mit Passkey anmelden',
  using: 'Warten auf Ihren Passkey\u00a0…',
  otherAccount: 'Dieser Passkey gehört zu einem anderen Konto. Bitte nutzen Sie Ihren eigenen.',
  cancelled:
    'Es wurde kein Passkey benutzt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  notCreated:
    'Es wurde kein Passkey angelegt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  notHere: `In diesem Browser oder unter dieser Adresse funktionieren Passkeys nicht. Sie brauchen die Adresse von ${company.name} mit https.`,
};

export const twoStep: Translated<typeof house.twoStep> = {
  title: 'Anmeldung in zwei Schritten',
  off: 'Ihr Konto verlangt nur das Passwort. Mit einem zweiten Schritt reicht das Passwort allein nicht aus, um sich anzumelden.',
  on: 'Ihr Konto verlangt nach dem Passwort einen zweiten Schritt. Ein Passkey ist beides in einem.',
  authenticator: 'Authenticator-App',
  authenticatorOn: 'Zeigt alle 30 Sekunden einen neuen Code',
  authenticatorOff: 'Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code',
  setUp: 'Einrichten',
  setUpApp: 'Einrichten: Authenticator-App',
  passkeys: 'Passkeys',
  passkeysOff: 'Ihr Telefon, Ihr Computer oder ein Sicherheitsschlüssel meldet Sie an, mit Finger, Gesicht oder PIN',
  addPasskey: 'Passkey hinzufügen',
  added: (moment) => `Hinzugefügt: ${moment}`,
  used: (moment) => `zuletzt benutzt: ${moment}`,
  notUsed: 'noch nicht benutzt',
  codes: 'Ersatzcodes',
  codesLeft: (left) => {
    if (left === 0) return 'Keine mehr übrig: Bitte erzeugen Sie neue';
    return left === 1
      ? `1 von ${recoveryCodeCount} ist übrig und gilt nur einmal`
      : `${left} von ${recoveryCodeCount} sind übrig, jeder gilt nur einmal`;
  },
  renew: 'Neue Codes',
  renewCodes: 'Neue Codes: Ersatzcodes',
  remove: 'Entfernen',
  removeOf: (name) => `Entfernen: ${name}`,
  password: 'Ihr Passwort',
  show: 'Ihr Passwort anzeigen',
  hide: 'Ihr Passwort verbergen',
  cancel: 'Abbrechen',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  tooMany: (minutes) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  tasks: {
    authenticator: {
      title: 'Authenticator-App einrichten',
      text: 'Bitte geben Sie zuerst Ihr Passwort ein.',
      submit: 'Weiter',
      busy: 'Wird geprüft\u00a0…',
      done: 'Ihr Konto verlangt von jetzt an einen Code aus Ihrer App.',
    },
    passkey: {
      title: 'Passkey hinzufügen',
      text: 'Nennen Sie ihn nach dem Gerät, auf dem er liegt. Nach dem Rest fragt Ihr Browser.',
      submit: 'Passkey anlegen',
      busy: 'Warten auf Ihren Browser\u00a0…',
      done: 'Mit diesem Passkey können Sie sich von jetzt an anmelden.',
    },
    removeAuthenticator: {
      title: 'Authenticator-App entfernen?',
      text: 'Die Codes der App funktionieren dann nicht mehr.',
      submit: 'Entfernen',
      busy: 'Wird entfernt\u00a0…',
      done: 'Die Authenticator-App wurde entfernt.',
    },
    removePasskey: {
      title: 'Diesen Passkey entfernen?',
      text: 'Er funktioniert dann nicht mehr. Bitte löschen Sie ihn auch auf seinem Gerät.',
      submit: 'Entfernen',
      busy: 'Wird entfernt\u00a0…',
      done: 'Der Passkey wurde entfernt.',
    },
    codes: {
      title: 'Neue Ersatzcodes erzeugen?',
      text: 'Ihre bisherigen Codes funktionieren dann nicht mehr.',
      submit: 'Neue Codes erzeugen',
      busy: 'Werden erzeugt\u00a0…',
      done: 'Ihre neuen Ersatzcodes sind bereit.',
    },
  },
  name: 'Name des Passkeys',
  nameHint: 'Zum Beispiel „Mein Telefon“.',
  app: {
    title: 'Scannen Sie das mit Ihrer App',
    text: 'Oder tippen Sie den Schlüssel in die App. Geben Sie dann den Code ein, den sie anzeigt.',
    picture: 'QR-Code mit dem Schlüssel für Ihre App',
    openApp: 'App öffnen',
    key: 'Schlüssel',
    copy: 'Schlüssel kopieren',
    copied: 'Der Schlüssel wurde kopiert.',
    notCopied: 'Der Schlüssel konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.',
    code: 'Code der App',
    submit: 'Einschalten',
    busy: 'Wird geprüft\u00a0…',
  },
  shown: {
    title: 'Ihre Ersatzcodes',
    text: 'Damit können Sie sich anmelden, wenn Sie Ihr Gerät verlieren. Jeder gilt nur einmal. Bewahren Sie sie bei Ihren Passwörtern auf: Sie werden nur jetzt angezeigt.',
    label: 'Ersatzcodes',
    copy: 'Kopieren',
    copied: 'Die Codes wurden kopiert.',
    notCopied: 'Die Codes konnten nicht kopiert werden. Bitte schreiben Sie sie ab oder speichern Sie sie als Datei.',
    save: 'Als Datei speichern',
    file: 'recovery-codes.txt',
    fileTitle: (email) => `Ersatzcodes von ${email} bei ${company.name}`,
    close: 'Ich habe sie gesichert',
  },
};
