import { boolean, type InferType, object, string } from 'yup';
import { credentialsNeeded } from '#content/domain/session.ts';
import { tooLong } from './texts.ts';

export { roleLabels } from '#content/domain/session.ts';

/** Schema of the login form. Spaces alone count as empty; browsers check the address format first. */
export const credentialsSchema = object({
  email: string().trim().default('').max(254, tooLong).required(credentialsNeeded),
  password: string()
    .default('')
    .max(1000, tooLong)
    .test('not-blank', credentialsNeeded, (text) => text.trim() !== '')
    .defined(),
  /** Whether the session outlives the browser session; ignored in the demo. */
  remember: boolean().strict().default(false),
});

/** The data of a sign-in. */
export type Credentials = InferType<typeof credentialsSchema>;

/** The empty login form. */
export const emptyCredentials: Credentials = credentialsSchema.getDefault();

/** A staff member, as referenced by records. */
export interface Person {
  id: string;
  name: string;
}

/** Roles of an account: owners also manage accounts and personal data. */
export const roles = ['owner', 'staff'] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** The signed-in staff member. */
export interface Session extends Person {
  email: string;
  role: Role;
  /** URL path of the picture, or empty. */
  picture: string;
}
