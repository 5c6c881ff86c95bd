import { sortKey } from '#domain/pagedQuery.ts';
import {
  maxViews,
  type SavedView,
  tooManyViews,
  toStoredView,
  viewChangeSchema,
  viewFormSchema,
  viewNameTaken,
} from '#domain/savedView.ts';
import type { Session } from '#domain/session.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotFound } from './errors.ts';
import { validate } from './validate.ts';

/** The saved views of all accounts, for erasing a person's data. */
export interface AllViews {
  all: () => readonly SavedView[];
  forget: (ids: readonly string[]) => void;
}

/** Creates the demo's saved views, in memory. @param who returns the signed-in person, or throws SignedOut. */
export function sampleViews(who: () => Session, pause: () => Promise<void>): Backend['views'] & AllViews {
  let views: (SavedView & { accountId: string })[] = [];
  let lastId = 0;

  const own = (accountId: string) => views.filter((view) => view.accountId === accountId);
  const find = (id: string) => {
    const view = own(who().id).find((candidate) => candidate.id === id);
    if (!view) throw new NotFound(`There is no view ${id}.`);
    return view;
  };
  const findByName = ({ list, name }: Pick<SavedView, 'list' | 'name'>) =>
    own(who().id).find((view) => view.list === list && sortKey(view.name) === sortKey(name));
  const toSavedView = ({ accountId: _, ...view }: SavedView & { accountId: string }): SavedView => view;

  return {
    list: async () => own(who().id).map(toSavedView).toSorted(byName),
    save: async (form) => {
      const { id: accountId } = who();
      const view = toStoredView(validate(viewFormSchema, form));
      await pause();
      const namesake = findByName(view);
      if (namesake?.name === view.name && namesake.query === view.query) return toSavedView(namesake);
      if (namesake) throw new InvalidInput({ name: viewNameTaken });
      if (own(accountId).filter(({ list }) => list === view.list).length >= maxViews) {
        throw new InvalidInput({ name: tooManyViews });
      }
      lastId += 1;
      const newView = { ...view, id: String(lastId), accountId };
      views = [...views, newView];
      return toSavedView(newView);
    },
    change: async (id, change) => {
      const { list } = find(id);
      const view = toStoredView({ ...validate(viewChangeSchema, change), list });
      await pause();
      const namesake = findByName(view);
      if (namesake && namesake.id !== id) throw new InvalidInput({ name: viewNameTaken });
      const changedView = { ...find(id), ...view };
      views = views.map((other) => (other.id === id ? changedView : other));
      return toSavedView(changedView);
    },
    remove: async (id) => {
      const removedView = find(id);
      views = views.filter((view) => view !== removedView);
    },
    all: () => views,
    forget: (ids) => {
      views = views.filter(({ id }) => !ids.includes(id));
    },
  };
}

const byName = (one: SavedView, other: SavedView) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1);
