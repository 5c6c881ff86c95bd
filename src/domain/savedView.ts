/** List URLs that users have saved under a name. */
import { type InferType, object, string } from 'yup';
import { savedViewSentences } from '#content/domain/savedView.ts';
import { type Entity, readListQuery } from './entity.ts';
import { all } from './listQuery.ts';
import { writeSort } from './pagedQuery.ts';
import { type RecordName, recordEntities } from './records.ts';
import { lineOfText } from './texts.ts';
import { keysOf } from './typedKeys.ts';

/** Name of a list in the back office. */
export type ListName = `${RecordName}s`;

// `Object.entries` loses the type of the keys.
const entities = Object.fromEntries(
  Object.entries(recordEntities).map(([name, entity]) => [`${name}s`, entity]),
) as Readonly<Record<ListName, Entity>>;

/** The lists of the back office. */
export const listNames = keysOf(entities);

/** Values of the URL parameter `view` that select another view of a list. */
const otherViews: Partial<Record<ListName, string>> = { leads: 'board', appointments: 'list' };

/** Maximum saved views per list and user. */
export const maxViews = 30;

/** A list URL that a user has saved under a name. */
export interface SavedView {
  id: string;
  list: ListName;
  name: string;
  /** Query string of the URL without `?`, as written by `viewQuery`; may be empty. */
  query: string;
}

/**
 * @param params of a list's URL.
 * @returns the normalised query string: search, filters, sort order and view, without defaults and invalid values, so
 * that equivalent URLs are equal.
 */
export function viewQuery(list: ListName, params: URLSearchParams): string {
  const entity = entities[list];
  const { q, filters, sort } = readListQuery(entity, params);
  const defaults = readListQuery(entity, new URLSearchParams());
  const query = new URLSearchParams();
  const view = params.get('view');
  if (view !== null && view === otherViews[list]) query.set('view', view);
  if (q.trim() !== '') query.set('q', q.trim());
  for (const [name, choice] of Object.entries(filters)) {
    if (choice !== (defaults.filters[name] ?? all)) query.set(name, choice);
  }
  if (writeSort(sort) !== writeSort(defaults.sort)) query.set('sort', writeSort(sort));
  return query.toString();
}

/** Schema of a view, shared by form and server. */
export const viewFormSchema = object({
  list: string().oneOf(listNames).required(),
  name: lineOfText(60).required(savedViewSentences.nameNeeded),
  query: lineOfText(8000).defined(),
});

/** A valid view form. */
export type ViewForm = InferType<typeof viewFormSchema>;

/** Schema of a changed view. */
export const viewChangeSchema = viewFormSchema.pick(['name', 'query']);

/** A view's new name and query. */
export type ViewChange = InferType<typeof viewChangeSchema>;

/** @returns a view to be stored, with the normalised query string of its list. */
export const toStoredView = ({ list, name, query }: ViewForm): Omit<SavedView, 'id'> => ({
  list,
  name,
  query: viewQuery(list, new URLSearchParams(query)),
});

/** Error message if the list already has a view of this name. */
export const viewNameTaken = savedViewSentences.nameTaken;

/** Error message if the list already has `maxViews`. */
export const tooManyViews = savedViewSentences.tooMany(maxViews);
