/** Information about modules: the part of the bundler's `ChunkingContext` that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * Groups the static imports of the entry. In the app's chunk, they would make every page load all of it before the
 * first paint.
 * @param entry absolute path of the entry module.
 * @returns the `name` function of a chunk group, whose priority has to be higher than the app's.
 */
export function bootChunk(entry: string) {
  let boot: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    boot ??= reachableFrom(entry, graph);
    return id !== entry && boot.has(id) ? 'boot' : null;
  };
}

/** A module that MUI's styles export, but nothing here uses; not followed, because it imports half of the components. */
const unusedModule = /enhanceHighContrast/;

/**
 * React and its renderer: a chunk of its own, because evaluating it takes phones as long as all the rest, and should be
 * a separate task.
 */
export const isReact = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react\.ts$/;

/** Folder of the chunks that only the back office loads. */
const staffFolder = 'assets/staff/';

/** Modules of the back office; its route tree and its theme share a chunk with some of them. */
const staffModule = /\/src\/admin\//;

/**
 * @param moduleIds absolute paths.
 * @returns the file name of a chunk, in the folder of the part of the site that it belongs to.
 */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  `${moduleIds.some((id) => staffModule.test(id)) ? staffFolder : 'assets/'}[name]-[hash].js`;

/** @returns whether a file belongs to the back office. */
export const isStaffChunk = (file: string): boolean => file.startsWith(staffFolder);

/** Minimum number of pages that share a module for it to be in a chunk of shared modules. */
const sharedBy = 3;

/**
 * Groups the modules that most visits need into one chunk (imports of the app's start, and modules that the home page
 * shares with others), and those that only other pages share into a second one. One chunk compresses better than
 * twenty. Modules of a single page, a dialog or the back office are excluded, because only static imports are followed.
 * @param start absolute path of the module that starts the app.
 * @param home absolute path of the home page's module.
 * @param pages absolute paths of all public pages' modules.
 * @returns the `name` function of a chunk group.
 */
export function appChunk(start: string, home: string, pages: readonly string[]) {
  let chunks: Map<string, 'app' | 'pages'> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= sharedChunks(start, home, pages, graph);
    return chunks.get(id) ?? null;
  };
}

/** @returns the chunk of each module that belongs to one of the two. */
function sharedChunks(start: string, home: string, pages: readonly string[], graph: ModuleGraph) {
  const always = reachableFrom(start, graph);
  const atHome = reachableFrom(home, graph);
  const chunks = new Map<string, 'app' | 'pages'>();
  // The home page is one of the pages, so a count above 1 means that another page uses the module, too.
  for (const [id, { length: count }] of usersOf(pages, graph)) {
    if (atHome.has(id) && count > 1) chunks.set(id, 'app');
    else if (count >= sharedBy) chunks.set(id, 'pages');
  }
  for (const id of always) chunks.set(id, 'app');
  return chunks;
}

/** The parts of the back office that form chunks, as absolute paths of their modules. */
interface OfficeParts {
  /** Its route tree, which is loaded first and imports the pages. */
  routes: string;
  /** The layout of its pages. */
  layout: string;
  /** The page of a list. */
  list: string;
  /** Imports what the demo loads on demand for the back office, which visitors never load. */
  demo: string;
}

/**
 * Groups the modules that pages of the back office share, so that a page opens with few requests. Those that no public
 * page may load form four chunks: the routes, the layout, what only lists share, and what other pages share. The others
 * are grouped by the parts of the site that visitors load, as they would be without a back office, so that visitors load
 * nothing more because of it. Modules of a single page stay apart.
 * @param entry absolute path of the entry module of the site.
 * @returns the `name` function of a chunk group; the group must not include dependencies, which have their own names.
 */
export function officeChunks(entry: string, parts: OfficeParts) {
  let chunks: Map<string, string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= chunksOfOffice(entry, parts, graph);
    return chunks.get(id) ?? null;
  };
}

/** @returns the chunk of each module that pages of the back office share. */
function chunksOfOffice(entry: string, parts: OfficeParts, graph: ModuleGraph): Map<string, string> {
  const { routes, layout, list, demo } = parts;
  // A module that was moved would silently change all chunks.
  for (const part of Object.values(parts))
    if (!graph.getModuleInfo(part)) throw new Error(`${part} is named in vite.config.ts, but nothing imports it.`);
  const ofVisitors = usersOf([...partsOfSite(entry, [routes, demo], graph)], graph);
  const ofRoutes = reachableFrom(routes, graph);
  const ofLayout = reachableFrom(layout, graph);
  const pages = (graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).filter((page) => page !== layout);
  const ofPages = usersOf(pages, graph);
  const lists = ofPages.get(list) ?? [];
  const chunkOf = (id: string) => {
    if (ofRoutes.has(id)) return 'routes';
    if (ofLayout.has(id)) return 'layout';
    const users = ofPages.get(id) ?? [];
    if (users.length > 1 && users.every((page) => lists.includes(page))) return 'list';
    return users.length >= sharedBy ? 'common' : undefined;
  };
  /** The parts of the site that load the modules of each shared chunk. */
  const shared: string[] = [];
  const chunks = new Map<string, string>();
  for (const id of new Set([...ofRoutes, ...ofLayout, ...ofPages.keys()])) {
    const chunk = chunkOf(id);
    const users = ofVisitors.get(id)?.toSorted().join();
    if (chunk === undefined) continue;
    if (users === undefined) chunks.set(id, chunk);
    else {
      if (!shared.includes(users)) shared.push(users);
      chunks.set(id, `shared${shared.indexOf(users)}`);
    }
  }
  return chunks;
}

/** @returns the modules that a public page loads with `import()`, and its entry. @param ofOffice modules that it does not. */
function partsOfSite(
  entry: string,
  ofOffice: readonly string[],
  graph: ModuleGraph,
  parts = new Set<string>(),
): Set<string> {
  if (parts.has(entry) || ofOffice.includes(entry)) return parts;
  parts.add(entry);
  for (const id of reachableFrom(entry, graph)) {
    if (ofOffice.includes(id)) continue;
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) partsOfSite(part, ofOffice, graph, parts);
  }
  return parts;
}

/** @returns for each module, the entries whose static imports reach it. */
function usersOf(entries: readonly string[], graph: ModuleGraph): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const entry of entries) {
    for (const id of reachableFrom(entry, graph)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  return users;
}

function reachableFrom(entry: string, graph: ModuleGraph, reachable = new Set<string>()): Set<string> {
  if (reachable.has(entry) || unusedModule.test(entry)) return reachable;
  reachable.add(entry);
  for (const id of graph.getModuleInfo(entry)?.importedIds ?? []) reachableFrom(id, graph, reachable);
  return reachable;
}
