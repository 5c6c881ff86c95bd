import type { Backend, Records } from './backend.ts';

/** @param load loads the methods of a kind of record. @returns the same methods, loaded on first use. */
export const lazyRecords = <Row, Form, Listed>(
  load: () => Promise<Records<Row, Form, Listed>>,
): Records<Row, Form, Listed> => ({
  list: async (...query) => (await load()).list(...query),
  get: async (id) => (await load()).get(id),
  create: async (...record) => (await load()).create(...record),
  update: async (...record) => (await load()).update(...record),
  remove: async (id) => (await load()).remove(id),
  removeAll: async (ids) => (await load()).removeAll(ids),
});

/** @returns a function that loads a value on its first call and caches it. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** @returns the demo's conversations, loaded on first use. */
export const lazyConversations = (load: () => Promise<Backend['conversations']>): Backend['conversations'] => ({
  list: async (...query) => (await load()).list(...query),
  get: async (id) => (await load()).get(id),
  changeAll: async (changes) => (await load()).changeAll(changes),
  reply: async (...reply) => (await load()).reply(...reply),
  open: async (leadId) => (await load()).open(leadId),
  subscribe: (listener) => {
    const stopping = load().then(({ subscribe }) => subscribe(listener));
    return () => void stopping.then((stop) => stop());
  },
  remove: async (id) => (await load()).remove(id),
  removeAll: async (ids) => (await load()).removeAll(ids),
});

/** @returns the demo's appointments, loaded on first use. */
export const lazyAppointments = (load: () => Promise<Backend['appointments']>): Backend['appointments'] => ({
  ...lazyRecords(load),
  between: async (...range) => (await load()).between(...range),
  mails: async (id) => (await load()).mails(id),
});

/** @returns the demo's posts, loaded on first use. */
export const lazyPosts = (load: () => Promise<Backend['posts']>): Backend['posts'] => ({
  ...lazyRecords(load),
  listPublished: async (...query) => (await load()).listPublished(...query),
  read: async (slug) => (await load()).read(slug),
  listAddresses: async () => (await load()).listAddresses(),
  listLatest: async () => (await load()).listLatest(),
  makePreview: async (id) => (await load()).makePreview(id),
  readPreview: async (token) => (await load()).readPreview(token),
});

/** @returns the demo's privacy methods, loaded on first use. */
export const lazyPrivacy = (load: () => Promise<Backend['privacy']>): Backend['privacy'] => ({
  find: async (contact) => (await load()).find(contact),
  exportJson: async (contact) => (await load()).exportJson(contact),
  erase: async (contact) => (await load()).erase(contact),
  retention: async () => (await load()).retention(),
  setRetention: async (months) => (await load()).setRetention(months),
});

/** @returns the demo's saved views, loaded on first use. */
export const lazyViews = (load: () => Promise<Backend['views']>): Backend['views'] => ({
  list: async () => (await load()).list(),
  save: async (view) => (await load()).save(view),
  change: async (id, change) => (await load()).change(id, change),
  remove: async (id) => (await load()).remove(id),
});

/** @returns the demo's booking rules and personal links, loaded on first use. */
export const lazyBooking = (
  load: () => Promise<Pick<Backend, 'bookingRules' | 'consultations'>>,
): Pick<Backend, 'bookingRules' | 'consultations'> => ({
  bookingRules: {
    get: async () => (await load()).bookingRules.get(),
    update: async (...rules) => (await load()).bookingRules.update(...rules),
  },
  consultations: {
    makeLink: async (...lead) => (await load()).consultations.makeLink(...lead),
    read: async (token) => (await load()).consultations.read(token),
    pick: async (...time) => (await load()).consultations.pick(...time),
    cancel: async (token) => (await load()).consultations.cancel(token),
  },
});
