import { formatNumber } from '#domain/numbers.ts';
import { placeholderList } from '#domain/placeholders.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the list of templates. */
export const templateWords = {
  title: 'Reply templates',
  search: { id: 'template-search', label: 'Search templates', placeholder: 'Search name, subject or words' },
  all: {},
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} templates`,
  newTemplate: 'New template',
  backToMessages: 'Back to Messages',
  edit: (name: string) => `Edit template ${name}`,
  remove: (name: string) => `Delete template ${name}`,
  confirmRemove: (name: string) =>
    `Are you sure you want to delete the template “${name}”? This action cannot be undone.`,
  removed: (name: string) => `The template “${name}” was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} templates? This action cannot be undone.`,
  removedAll: (count: number) => `${count} templates were deleted.`,
  none: { title: 'No templates yet', text: 'Write an answer once and use it again and again.' },
  empty: { title: 'No templates found', text: 'Try adjusting your search' },
  clear: 'Clear search',
} as const;

/** Texts of the template form. */
export const templateForm = {
  ...recordWords('template', 'Reply templates'),
  create: 'New template',
  edit: 'Edit template',
  back: 'Back to Reply templates',
  save: 'Save template',
  saved: (name: string) => `The template “${name}” was saved.`,
  textHint: `These are filled in when the template is chosen: ${placeholderList}.`,
} as const;
