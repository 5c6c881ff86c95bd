/** Texts of a lead's files. */
export const leadFiles = {
  title: 'Files',
  none: 'None yet. Add contracts, plans, pictures of the place, or anything else for this event.',
  add: 'Add files',
  adding: 'Adding…',
  /** Beside the button. */
  drop: 'or drop them here',
  /** @returns the details of a file. */
  facts: (size: string, by: string, moment: string) => `${size}, added by ${by}, ${moment}`,
  nobody: 'a former colleague',
  open: (name: string) => `Download ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  added: (count: number) => (count === 1 ? 'The file was added.' : `${count} files were added.`),
  /** @param sentence the error message. */
  notAdded: (name: string, sentence: string) => `${name} was not added. ${sentence}`,
  failed: 'It could not be uploaded. Please try again in a moment.',
  gone: 'This lead was deleted in the meantime.',
  notRead: (name: string) => `${name} could not be downloaded. Please try again in a moment.`,
  notFound: (name: string) => `${name} no longer exists. It was deleted in the meantime.`,
  confirmRemove: (name: string) => `Are you sure you want to delete the file ${name}? This action cannot be undone.`,
  removed: (name: string) => `The file ${name} was deleted.`,
} as const;
