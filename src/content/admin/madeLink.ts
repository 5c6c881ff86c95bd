/** The words of a link that is shown once, for whoever hands it on. */
export const madeLink = {
  /** @param name whose link it is. */
  label: (name: string) => `Link for ${name}`,
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The link could not be copied. Please select it and copy it yourself.',
  mail: 'Write an email',
} as const;
