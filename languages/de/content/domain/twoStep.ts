import type * as house from '#content/domain/twoStep.ts';
import type { Translated } from '#content/words.ts';

export const twoStepSentences: Translated<typeof house.twoStepSentences> = {
  codeNeeded: 'Bitte geben Sie den Code ein.',
  passwordNeeded: 'Bitte geben Sie Ihr Passwort ein.',
  nameNeeded: 'Bitte geben Sie diesem Passkey einen Namen, damit Sie ihn wiedererkennen.',
  refusedCode: 'Dieser Code ist nicht gültig. Codes aus einer App wechseln alle 30 Sekunden; jeder gilt nur einmal.',
  lateCode: 'Das hat zu lange gedauert. Bitte gehen Sie zurück und geben Sie Ihr Passwort noch einmal ein.',
  refusedPasskey:
    'Dieser Passkey wurde nicht angenommen: Vielleicht wurde er aus Ihrem Konto entfernt oder zu spät bestätigt. Bitte versuchen Sie es noch einmal, oder melden Sie sich anders an.',
  unusablePasskey:
    'Dieser Passkey wurde nicht hinzugefügt: Vielleicht wurde er zu spät bestätigt oder wird schon benutzt. Bitte versuchen Sie es noch einmal.',
  tooManyPasskeys: (most) =>
    `Sie haben schon ${most} Passkeys. Bitte entfernen Sie einen, bevor Sie einen weiteren hinzufügen.`,
  demoHasOneStep: 'Das ist das Demo-Konto: Es hat nur einen Schritt, damit sich alle anmelden können.',
};
