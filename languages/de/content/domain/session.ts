import type * as house from '#content/domain/session.ts';
import type { Translated } from '#content/words.ts';

export const roleLabels: Translated<typeof house.roleLabels> = { owner: 'Inhaber', staff: 'Team' };

/** The one sentence for both fields of the login. */
export const credentialsNeeded = 'Bitte geben Sie E-Mail-Adresse und Passwort ein';
