/** JSON schemas of passkey options and of the browser's responses. Source: W3C, Web Authentication, 5.1 and 5.4. */
import { type JsonSchema, listOf, numberSchema, objectOf, textSchema } from './schemas.ts';

const credentialSchema = objectOf({ id: textSchema, type: textSchema }, { transports: listOf(textSchema) });

/** Options for signing in with a passkey. */
export const passkeyRequestSchema: JsonSchema = objectOf(
  { challenge: textSchema, rpId: textSchema, userVerification: textSchema },
  { timeout: numberSchema },
);

/** Options for making a passkey. */
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

/** A browser's response; which of its fields can be trusted is decided by the signature check. */
export const answerSchema: JsonSchema = {
  ...objectOf({ id: { type: 'string', maxLength: 2000 }, response: { type: 'object' } }),
  description: 'The result of PublicKeyCredential.toJSON()',
};
