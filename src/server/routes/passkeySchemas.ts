/** What browsers are told of passkeys, and what they answer, as JSON schema. Source: W3C, Web Authentication, 5.1 and 5.4. */
import { type JsonSchema, listOf, numberSchema, objectOf, textSchema } from './schemas.ts';

const credentialSchema = objectOf({ id: textSchema, type: textSchema }, { transports: listOf(textSchema) });

/** What a browser is asked to sign in with. */
export const passkeyRequestSchema: JsonSchema = objectOf(
  { challenge: textSchema, rpId: textSchema, userVerification: textSchema },
  { timeout: numberSchema },
);

/** What a browser is asked to make. */
export const newPasskeyRequestSchema: JsonSchema = objectOf({
  challenge: textSchema,
  rp: objectOf({ name: textSchema, id: textSchema }),
  user: objectOf({ id: textSchema, name: textSchema, displayName: textSchema }),
  pubKeyCredParams: listOf(objectOf({ alg: numberSchema, type: textSchema })),
  timeout: numberSchema,
  attestation: textSchema,
  excludeCredentials: listOf(credentialSchema),
  authenticatorSelection: objectOf({ residentKey: textSchema, userVerification: textSchema }),
});

/** What a browser answers; what of it counts is checked by its signature. */
export const answerSchema: JsonSchema = {
  ...objectOf({ id: { type: 'string', maxLength: 2000 }, response: { type: 'object' } }),
  description: 'A PublicKeyCredential, as its toJSON gives it',
};
