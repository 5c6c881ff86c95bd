/** Addresses of lists that somebody has given a name. */
import { type InferType, object, string } from 'yup';
import { savedViewSentences } from '#content/domain/savedView.ts';
import { type Entity, readListQuery } from './entity.ts';
import { all } from './listQuery.ts';
import { writeSort } from './pagedQuery.ts';
import { type RecordName, recordEntities } from './records.ts';
import { lineOfText } from './texts.ts';

/** A list of the back office, by what it lists. */
export type ListName = `${RecordName}s`;

// JavaScript gives names back as plain strings.
const entities = Object.fromEntries(
  Object.entries(recordEntities).map(([name, entity]) => [`${name}s`, entity]),
) as Readonly<Record<ListName, Entity>>;

/** The lists of the back office. */
export const listNames = Object.keys(entities) as ListName[];

/** The ways to look at a list, beside its rows, that stand in its address as `view`. */
const otherViews: Partial<Record<ListName, string>> = { leads: 'board', appointments: 'list' };

/** Views of one list that somebody may keep. */
export const mostViews = 30;

/** A list's address that somebody has given a name: it is theirs alone. */
export interface SavedView {
  id: string;
  list: ListName;
  name: string;
  /** The query of its address, without `?`, as `viewQuery` writes it; may be empty. */
  query: string;
}

/**
 * @param params of a list's address. @returns what of it is kept: search, filters, order, and the board; what goes
 * without saying and what makes no sense is left out, so that two addresses that ask for the same are the same.
 */
export function viewQuery(list: ListName, params: URLSearchParams): string {
  const entity = entities[list];
  const { q, filters, sort } = readListQuery(entity, params);
  const standard = readListQuery(entity, new URLSearchParams());
  const query = new URLSearchParams();
  const view = params.get('view');
  if (view !== null && view === otherViews[list]) query.set('view', view);
  if (q.trim() !== '') query.set('q', q.trim());
  for (const [name, choice] of Object.entries(filters)) {
    if (choice !== (standard.filters[name] ?? all)) query.set(name, choice);
  }
  if (writeSort(sort) !== writeSort(standard.sort)) query.set('sort', writeSort(sort));
  return query.toString();
}

/** The one schema of a view, for its form and for whoever keeps it. */
export const viewFormSchema = object({
  list: string().oneOf(listNames).required(),
  name: lineOfText(60).required(savedViewSentences.nameNeeded),
  query: lineOfText(8000).defined(),
});

/** A view as its form hands it on. */
export type ViewForm = InferType<typeof viewFormSchema>;

/** The fields of a view that can be changed. */
export const viewChangeSchema = viewFormSchema.pick(['name', 'query']);

/** A view's new name and query. */
export type ViewChange = InferType<typeof viewChangeSchema>;

/** @returns a view as it is kept: of its address only what its list understands. */
export const keptView = ({ list, name, query }: ViewForm): Omit<SavedView, 'id'> => ({
  list,
  name,
  query: viewQuery(list, new URLSearchParams(query)),
});

/** Said where a name is taken, or one more would be too many. */
export const viewNameTaken = savedViewSentences.nameTaken;
export const tooManyViews = savedViewSentences.tooMany(mostViews);
