import { language } from '#content/language.ts';
import { recordWords } from './recordForm.ts';

const listed = new Intl.ListFormat(language.locale);

const words = recordWords('note', 'the lead');

/** Texts of a lead's timeline and notes. */
export const leadTimeline = {
  title: 'Timeline',
  /** Name shown for a deleted account. */
  nobody: 'A former colleague',
  created: (by: string) => `${by} added this lead`,
  came: 'This lead was added',
  cameFromSite: 'Came in through the website',
  /** An enquiry of a lead that was merged into this one. */
  otherEnquiry: 'Another enquiry came in through the website',
  byImport: 'Added by an import',
  /** @param fields labels of the changed fields. */
  imported: (by: string, fields: readonly string[]) => `${by} filled in with an import: ${listed.format(fields)}`,
  importUndone: (by: string) => `${by} undid that import`,
  status: (by: string, from: string, to: string) => `${by} changed the status from ${from} to ${to}`,
  /** @param fields labels of the changed fields. */
  edited: (by: string, fields: readonly string[]) =>
    fields.length === 0 ? `${by} changed this lead` : `${by} changed: ${listed.format(fields)}`,
  noted: (by: string) => `${by} noted`,
  merged: (by: string) => `${by} merged another lead into this one`,
  fileAdded: (by: string) => `${by} added a file`,
  fileRemoved: (by: string) => `${by} removed a file`,
  askedForReview: (by: string) => `${by} created a link to ask for a review`,
  bookingLink: (by: string) => `${by} created a link to pick a time`,
  replied: (by: string) => `${by} replied by email`,
  /** @param when time of the consultation. */
  picked: (when: string) => `The client picked a time for a consultation: ${when}`,
  pickedAnew: (when: string) => `The client changed the consultation to ${when}`,
  pickCancelled: (when: string) => `The client cancelled the consultation on ${when}`,
  reviewed: 'The client sent a review',
  /** What staff did to an appointment of the lead. @param title of the appointment. */
  appointment: {
    created: (by: string, title: string) => `${by} scheduled “${title}”`,
    cancelled: (by: string, title: string) => `${by} cancelled “${title}”`,
    planned: (by: string, title: string) => `${by} planned “${title}” again`,
    /** @param fields labels of the changed fields. */
    edited: (by: string, title: string, fields: readonly string[]) =>
      `${by} changed “${title}”: ${listed.format(fields)}`,
  },
  /** @returns the text for a status change caused by a contact with the client. */
  movedOn: (status: string) => `The status is now ${status}.`,
  changed: 'changed since',
  note: {
    add: 'Add a note',
    change: 'Edit the note',
    hint: 'Only your team sees it.',
    save: 'Add note',
    saveChange: 'Save note',
    saving: words.saving,
    cancel: 'Cancel',
    edit: 'Edit',
    remove: 'Delete',
    /** @param moment time of the note. @returns the accessible name of the button. */
    editOf: (moment: string) => `Edit note of ${moment}`,
    removeOf: (moment: string) => `Delete note of ${moment}`,
    added: 'The note was added.',
    saved: 'The note was saved.',
    confirmRemove: (moment: string) =>
      `Are you sure you want to delete the note of ${moment}? This action cannot be undone.`,
    removed: (moment: string) => `The note of ${moment} was deleted.`,
    /** Shown while another note is being edited. */
    finishFirst: 'Please save or cancel the note you are editing first.',
    failed: {
      ...words.failed,
      conflict:
        'You changed this note in another window in the meantime. Nothing you typed is lost: save again to replace that version.',
      gone: 'This note, or its lead, was deleted in the meantime. Copy what you need.',
    },
    /** Shown if the lead of a new note no longer exists. */
    leadGone: 'This lead was deleted or merged into another one in the meantime. Copy what you need.',
    leaving: { ...words.leaving, text: 'What you wrote in this note will be lost.' },
  },
} as const;
