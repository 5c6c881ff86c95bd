/** Error messages about accounts and passwords. */
export const accountSentences = {
  nameNeeded: 'Please tell us your name.',
  notYourPicture: 'This picture was not uploaded here. Please choose it again.',
  longerPassword: (minLength: number) => `Please choose a password of ${minLength} characters or more.`,
  harderPassword: 'Passwords like this one are tried first by attackers. Please choose a few words in a row.',
  currentNeeded: 'Please enter your current password.',
  wrongPassword: 'This is not your current password.',
  demoStays: 'This is the demo account: its password cannot be changed.',
  invitedNameNeeded: 'Please enter their name.',
  invitedEmailNeeded: 'Please enter their email address.',
  emailNeeded: 'Please enter your email address.',
  lastOwner: 'This is the last owner: please make someone else an owner first.',
  emailTaken: 'There is already an account with this address.',
  ownersOnly: 'Only owners can do this. Please ask one of them.',
};

/** Name of a device whose browser and operating system are known. */
export const deviceLabel = (browser: string, system: string) => `${browser} on ${system}`;
