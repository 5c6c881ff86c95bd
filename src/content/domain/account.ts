/** Error messages about accounts and passwords. */
export const accountSentences = {
  nameNeeded: 'Please tell us your name.',
  notYourPicture: 'This is no picture that was stored here. Please choose it again.',
  longerPassword: (shortest: number) => `Please choose a password of ${shortest} characters or more.`,
  currentNeeded: 'Please enter your current password.',
  wrongPassword: 'This is not your current password.',
  demoStays: 'This is the demo account: its password stays as everybody knows it.',
  invitedNameNeeded: 'Please tell us their name.',
  invitedEmailNeeded: 'Please enter their email address.',
  emailNeeded: 'Please enter your email address.',
  lastOwner: 'This is the last owner: please make somebody else an owner first.',
  emailTaken: 'There is an account with this address already.',
  ownersOnly: 'Only owners may do this. Please ask one of them.',
};

/** Name of a device whose browser and operating system are known. */
export const deviceLabel = (browser: string, system: string) => `${browser} on ${system}`;
