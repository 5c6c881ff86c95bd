import type { Role } from '#domain/session.ts';

/** Labels of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff' };

/** The one sentence for both fields of the login, as the specification words it. */
export const credentialsNeeded = 'Please enter both email and password';
