/** Texts of the command menu and of the list of keyboard shortcuts. */
export const commandMenu = {
  title: 'Find or go to',
  placeholder: 'A lead, a message, a post, a review or a page',
  groups: {
    pages: 'Pages',
    actions: 'Start something new',
    views: 'Saved views',
    leads: 'Leads',
    messages: 'Messages',
    posts: 'Blog posts',
    reviews: 'Reviews',
  },
  newPost: 'New post',
  searching: 'Searching…',
  /** @param count number of results. */
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  nothing:
    'Nothing is called that. A name, an address, a phone number or a word of a title or a message finds leads, messages, posts and reviews.',
  notLoaded: 'This could not be loaded. Please look at your connection and try again.',
  failed: 'Leads, messages, posts and reviews could not be searched. Please try again in a moment.',
} as const;

/** Keyboard shortcuts of the back office, by context. */
export const keysDialog = {
  title: 'Keys',
  close: 'Close',
  places: [
    {
      name: 'Everywhere',
      keys: [
        { key: 'Ctrl K', does: 'Find a lead, a message, a post or a review, go to a page' },
        { key: '?', does: 'Show these keys' },
        { key: 'Esc', does: 'Close what stands over the page' },
      ],
    },
    {
      name: 'In a list',
      keys: [
        { key: '↑ ↓ ← →', does: 'Go from cell to cell' },
        { key: 'Enter', does: 'Sort by a column, or open what has the focus' },
        { key: 'Shift ← →', does: 'Make a column narrower or wider, on its header' },
        { key: 'Home, End', does: 'Go to the first or last cell of a row' },
      ],
    },
    {
      name: 'On a lead’s page',
      keys: [
        { key: 'j', does: 'Go to the next lead of the list' },
        { key: 'k', does: 'Go to the previous one' },
        { key: 'Ctrl Enter', does: 'Save the note that is being written' },
      ],
    },
    {
      name: 'On the page of messages with a person',
      keys: [
        { key: 'j', does: 'Go to the next conversation of the list' },
        { key: 'k', does: 'Go to the previous one' },
        { key: 'r', does: 'Reply' },
        { key: 'Ctrl Enter', does: 'Send the reply that is being written' },
      ],
    },
    {
      name: 'In the calendar, on an appointment',
      keys: [
        { key: 'Shift ↑ ↓ ← →', does: 'Move it' },
        { key: 'Ctrl Shift ↑ ↓', does: 'Make it shorter or longer' },
        { key: 'Enter', does: 'Open it' },
      ],
    },
    {
      name: 'In a post',
      keys: [
        { key: 'Ctrl B', does: 'Bold' },
        { key: 'Ctrl I', does: 'Italic' },
        { key: 'Ctrl Z', does: 'Take back the last change' },
      ],
    },
  ],
} as const;
