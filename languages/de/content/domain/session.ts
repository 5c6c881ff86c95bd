import type * as house from '#content/domain/session.ts';
import type { Translated } from '#content/words.ts';

export const roleLabels: Translated<typeof house.roleLabels> = { owner: 'Inhaber', staff: 'Team' };

/** The common error message of both login fields. */
export const credentialsNeeded = 'Bitte geben Sie E-Mail-Adresse und Passwort ein';
