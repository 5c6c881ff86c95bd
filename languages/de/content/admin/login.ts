import type * as house from '#content/admin/login.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const login: Translated<typeof house.login> = {
  title: 'Anmelden',
  lead: `Das Backoffice von ${company.name}`,
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  remember: 'Angemeldet bleiben',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft\u00a0…',
  backToSite: 'Zurück zur Website',
  refused: 'E-Mail-Adresse oder Passwort ist falsch',
  tooMany: (minutes) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  failed: 'Das Backoffice ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  again: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben bleiben erhalten.',
    cancel: 'Nicht jetzt',
  },
  demo: {
    title: 'Demo-Konto',
    use: 'Übernehmen',
  },
};
