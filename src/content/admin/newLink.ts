/** Texts of a link that is shown only once. */
export const newLink = {
  /** @param name of the person the link is for. */
  label: (name: string) => `Link for ${name}`,
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The link could not be copied. Please select it and copy it yourself.',
  mail: 'Write an email',
} as const;
