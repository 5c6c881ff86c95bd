/** Texts of a form page of the back office. */
export interface RecordFormWords {
  create: string;
  edit: string;
  /** Label of the link back to the list. */
  back: string;
  save: string;
  saving: string;
  /** @param name of the saved record. */
  saved: (name: string) => string;
  failed: { unreachable: string; signedOut: string; conflict: string; gone: string };
  /** Notices of a save that failed after its form was left, and the label of the button that opens the form again. */
  failedLater: { text: string; newer: string; anew: string; gone: string; open: string };
  conflict: {
    title: string;
    /** @param moment at which another user has saved the record. */
    text: (moment: string) => string;
    versions: string;
    mine: string;
    theirs: string;
    /** Shown for a field that is empty in one of the versions. */
    nothing: string;
    back: string;
    takeTheirs: string;
    keepMine: string;
    taken: string;
  };
  /** Replaces the same texts of a conflict if the record was merged into another one, which is the saved version then. */
  merged?: { title: string; text: () => string };
  leaving: { title: string; text: string; stay: string; leave: string };
  missing: { title: string; text: string; back: string };
}

/**
 * @param kind name of the kind of record, e.g. `post`. @param list name of its list.
 * @returns the texts shared by all forms: failed saves, conflicts, unsaved changes and missing records.
 */
export const recordWords = (kind: string, list: string) =>
  ({
    saving: 'Saving...',
    failed: {
      unreachable: `The ${kind} could not be saved. Nothing you typed is lost. Please try again in a moment.`,
      signedOut: `The ${kind} was not saved because your session has ended. Nothing you typed is lost: save again to sign in.`,
      conflict: `The ${kind} was not saved: it was saved elsewhere in the meantime. Nothing you typed is lost: save again to choose.`,
      gone: `This ${kind} was deleted in the meantime. Nothing you typed is lost: save again to create a new one with it.`,
    },
    failedLater: {
      text: `The ${kind} was not saved. What you typed is kept in its form.`,
      newer: `The ${kind} was not saved. Its form contains something newer by now, so please enter it again after that.`,
      anew: `The ${kind} was not saved: it was deleted in the meantime. What you typed is kept, and can be saved as a new one.`,
      gone: `The ${kind} was not saved: it was deleted in the meantime.`,
      open: 'Open the form',
    },
    conflict: {
      title: `This ${kind} was saved elsewhere`,
      text: (moment: string) =>
        `It was saved on ${moment}, after you opened it, by someone else or in another tab. “Keep mine” replaces it with your version. “Take theirs” ` +
        'fills the form with the saved version and discards yours. This is where they differ:',
      versions: 'The two versions',
      mine: 'Your version',
      theirs: 'The saved version',
      nothing: 'None',
      back: 'Keep editing',
      takeTheirs: 'Take theirs',
      keepMine: 'Keep mine',
      taken: 'The form now shows the saved version.',
    },
    leaving: {
      title: 'Leave without saving?',
      text: `Your changes to this ${kind} since the last save will be lost.`,
      stay: 'Stay',
      leave: 'Leave',
    },
    missing: {
      title: `This ${kind} was not found`,
      text: 'It may have been deleted, or the address may be wrong.',
      back: `Back to ${list}`,
    },
  }) satisfies Partial<RecordFormWords>;

/** Texts of a tags field. */
export const tagWords = {
  optionalText: '(comma separated)',
  placeholder: 'flowers, season',
  listLabel: 'As they will be shown',
  removeLabel: (tag: string) => `Remove tag ${tag}`,
} as const;
