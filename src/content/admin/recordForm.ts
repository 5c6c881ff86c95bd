/** What the form of one kind of record says; every form of the back office has these. */
export interface RecordFormWords {
  create: string;
  edit: string;
  /** The way back to the list. */
  back: string;
  save: string;
  saving: string;
  /** @param name what was saved. */
  saved: (name: string) => string;
  failed: { unreachable: string; signedOut: string; conflict: string; gone: string };
  conflict: {
    title: string;
    /** @param moment when somebody else has saved it. */
    text: (moment: string) => string;
    versions: string;
    mine: string;
    theirs: string;
    back: string;
    takeTheirs: string;
    keepMine: string;
    taken: string;
  };
  leaving: { title: string; text: string; stay: string; leave: string };
  missing: { title: string; text: string; back: string };
}
