import type { Role } from '#domain/session.ts';

/** Labels of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = { owner: 'Owner', staff: 'Staff' };

/** The common error message of both login fields, as worded in the specification. */
export const credentialsNeeded = 'Please enter both email and password';
