/** The words of the form in which a lead is put in and changed. */
export const leadForm = {
  create: 'New Lead',
  edit: 'Edit Lead',
  back: 'Back',
  save: 'Save Lead',
  saving: 'Saving...',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    eventType: 'Event type',
    eventDate: 'Event date',
    status: 'Status',
    notes: 'Notes',
  },
  optional: '(optional)',
  contactHint: 'Email or phone: one of the two is enough.',
  eventTypePlaceholder: 'Choose one',
  saved: (name: string) => `The lead for ${name} was saved.`,
  failed: {
    unreachable: 'The lead could not be saved. Nothing you typed is lost. Please try again in a moment.',
    signedOut:
      'The lead is not saved, because your session has ended. Nothing you typed is lost: save again to sign in.',
    conflict:
      'The lead is not saved: someone else has saved it meanwhile. Nothing you typed is lost: save again to choose.',
    gone: 'This lead was deleted in the meantime. Copy what you need, then create it anew.',
  },
  conflict: {
    title: 'Someone else has saved this lead',
    /** @param moment when they did. */
    text: (moment: string) =>
      `It was saved on ${moment}, after you opened it. “Keep mine” puts your version in its place. “Take theirs” ` +
      'fills the form with the saved version, and what you wrote is gone. This is where they differ:',
    versions: 'The two versions',
    mine: 'Your version',
    theirs: 'The saved version',
    nothing: 'None',
    back: 'Back to my text',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    taken: 'The form now shows the saved version.',
  },
  leaving: {
    title: 'Leave without saving?',
    text: 'What you changed in this lead since the last save would be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
  missing: {
    title: 'This lead is not there',
    text: 'It may have been deleted, or the address may be wrong.',
    back: 'Back to Leads',
  },
} as const;

/** The words of a lead's own page. */
export const leadPage = {
  back: 'Back to Leads',
  edit: 'Edit lead',
  contact: 'Contact',
  mail: 'Email',
  call: 'Call',
  whatsApp: 'WhatsApp',
  /** @param way e.g. `Call`. @param name the lead's name. @returns what is said of a button. */
  reach: (way: string, name: string) => `${way} ${name}`,
  event: 'Event',
  status: 'Status',
  changeStatus: (name: string) => `Status of ${name}`,
  statusChanged: (name: string, status: string) => `The status of ${name} is now ${status}.`,
  statusFailed: 'The status could not be changed. Please try again in a moment.',
  statusConflict: 'Someone else has changed this lead meanwhile. It is shown as it is now; please choose again.',
  came: 'Came in',
  changed: 'Last changed',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  enquiry: 'The enquiry as it came',
  reference: 'Reference',
  page: 'Written on',
  service: 'Service',
} as const;
