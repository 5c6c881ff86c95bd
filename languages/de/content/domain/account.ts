import type * as house from '#content/domain/account.ts';
import type { Translated } from '#content/words.ts';

export const accountSentences: Translated<typeof house.accountSentences> = {
  nameNeeded: 'Bitte geben Sie Ihren Namen an.',
  notYourPicture: 'Dieses Bild wurde nicht hier hochgeladen. Bitte wählen Sie es noch einmal aus.',
  longerPassword: (minLength) => `Bitte wählen Sie ein Passwort mit mindestens ${minLength} Zeichen.`,
  harderPassword: 'Solche Passwörter probieren Angreifer zuerst aus. Bitte wählen Sie ein paar Wörter hintereinander.',
  currentNeeded: 'Bitte geben Sie Ihr aktuelles Passwort ein.',
  wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
  demoStays: 'Das ist das Demo-Konto: Sein Passwort kann nicht geändert werden.',
  invitedNameNeeded: 'Bitte geben Sie den Namen der Person an.',
  invitedEmailNeeded: 'Bitte geben Sie die E-Mail-Adresse der Person an.',
  emailNeeded: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  lastOwner: 'Das ist der letzte Inhaber: Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  emailTaken: 'Zu dieser Adresse gibt es schon ein Konto.',
  ownersOnly: 'Das dürfen nur Inhaber. Bitte wenden Sie sich an einen von ihnen.',
};

export const deviceLabel: typeof house.deviceLabel = (browser, system) => `${browser} auf ${system}`;
