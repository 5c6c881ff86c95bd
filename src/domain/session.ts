import { boolean, type InferType, object, string } from 'yup';
import { credentialsNeeded } from '#content/domain/session.ts';
import { tooLong } from './texts.ts';

export { roleLabels } from '#content/domain/session.ts';

/** The form of the login. Blanks count as nothing; the browser checks the address format first. */
export const credentialsSchema = object({
  email: string().trim().default('').max(254, tooLong).required(credentialsNeeded),
  password: string()
    .default('')
    .max(1000, tooLong)
    .test('not-blank', credentialsNeeded, (text) => text.trim() !== '')
    .defined(),
  /** Whether the session is to outlive the browser; without effect in the demo. */
  remember: boolean().strict().default(false),
});

/** A sign-in as it is sent. */
export type Credentials = InferType<typeof credentialsSchema>;

/** The empty login form. */
export const emptyCredentials: Credentials = credentialsSchema.getDefault();

/** A member of staff, as records name one. */
export interface Person {
  id: string;
  name: string;
}

/** Role of an account: owners also manage accounts and stored data of persons. */
export const roles = ['owner', 'staff'] as const;

/** One of {@link roles}. */
export type Role = (typeof roles)[number];

/** The member of staff who is signed in. */
export interface Session extends Person {
  email: string;
  role: Role;
  /** Address of their picture, or empty. */
  picture: string;
}
