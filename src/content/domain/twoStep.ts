/** Error messages of two-step verification. */
export const twoStepSentences = {
  codeNeeded: 'Please enter the code.',
  passwordNeeded: 'Please enter your password.',
  nameNeeded: 'Please name this passkey so that you can recognize it.',
  refusedCode: 'This code is not valid. Codes from an app change every 30 seconds; each works once.',
  lateCode: 'This took too long. Please go back and enter your password again.',
  refusedPasskey:
    'This passkey was not accepted: it may have been removed from your account, or confirmed too late. Please try again, or sign in another way.',
  unusablePasskey:
    'This passkey was not added: it may have been confirmed too late, or already be in use. Please try again.',
  tooManyPasskeys: (most: number) => `You have ${most} passkeys. Please remove one before you add another.`,
  demoHasOneStep: 'This is the demo account: it has one step, so that everyone can sign in.',
};
