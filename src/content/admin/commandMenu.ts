/** Name of the control key, which Macs replace by the command key. */
export const controlKey = 'Ctrl';

/** Texts of the command menu and of the list of keyboard shortcuts. */
export const commandMenu = {
  title: 'Find or go to',
  /** Shortcut that opens it. */
  shortcut: 'Ctrl + K',
  placeholder: 'A lead, a message, an appointment, a post, a review or a page',
  groups: {
    pages: 'Pages',
    actions: 'Start something new',
    views: 'Saved views',
    leads: 'Leads',
    messages: 'Messages',
    appointments: 'Appointments',
    posts: 'Blog posts',
    reviews: 'Reviews',
    topics: 'Also found in',
  },
  newPost: 'New post',
  searching: 'Searching…',
  /** @param count number of results. */
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  nothing:
    'No matches. Try a name, an address, a phone number, or a word from a title or a message of a lead, conversation, appointment, post or review.',
  notLoaded: 'This could not be loaded. Please check your connection and try again.',
  failed: 'Leads, messages, appointments, posts and reviews could not be searched. Please try again in a moment.',
} as const;

/** Keyboard shortcuts of the back office, by context. */
export const keysDialog = {
  title: 'Keys',
  close: 'Close',
  places: [
    {
      name: 'Everywhere',
      keys: [
        { key: 'Ctrl + K', action: 'Find a lead, message, appointment, post or review, or go to a page' },
        { key: '?', action: 'Show these keys' },
        { key: 'Esc', action: 'Close an open dialog or menu' },
      ],
    },
    {
      name: 'In a list',
      keys: [
        { key: '↑ ↓ ← →', action: 'Move between cells' },
        { key: 'Enter', action: 'Sort by a column, or open the focused item' },
        { key: 'Shift + ← →', action: 'Make a column narrower or wider, from its header' },
        { key: 'Home, End', action: 'Go to the first or last cell of a row' },
      ],
    },
    {
      name: 'On a lead’s page',
      keys: [
        { key: 'j', action: 'Go to the next lead in the list' },
        { key: 'k', action: 'Go to the previous one' },
        { key: 'Ctrl + Enter', action: 'Save the note you are writing' },
      ],
    },
    {
      name: 'In a conversation',
      keys: [
        { key: 'j', action: 'Go to the next conversation in the list' },
        { key: 'k', action: 'Go to the previous one' },
        { key: 'r', action: 'Reply' },
        { key: 'Ctrl + Enter', action: 'Send the reply you are writing' },
      ],
    },
    {
      name: 'In the calendar, on an appointment',
      keys: [
        { key: 'Shift + ↑ ↓ ← →', action: 'Move it' },
        { key: 'Ctrl + Shift + ↑ ↓', action: 'Make it shorter or longer' },
        { key: 'Enter', action: 'Open it' },
      ],
    },
    {
      name: 'In a post',
      keys: [
        { key: 'Ctrl + B', action: 'Bold' },
        { key: 'Ctrl + I', action: 'Italic' },
        { key: 'Ctrl + Z', action: 'Undo the last change' },
      ],
    },
  ],
} as const;
