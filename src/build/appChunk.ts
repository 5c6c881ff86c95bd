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

/** A module that MUI's styles export, but nothing here uses; it imports half of the components. */
const shaken = /enhanceHighContrast/;

/**
 * React and its renderer: a chunk of its own, because evaluating it takes phones as long as all the rest, and should be
 * a separate task.
 */
export const isReact = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react\.ts$/;

/** Folder of the chunks that only the back office loads. */
const staffFolder = 'assets/staff/';

/** Modules of the back office. */
const staffModule = /\/src\/(admin\/|app\/(BackOffice|adminRoute)\.tsx$)/;

/**
 * @param moduleIds absolute paths.
 * @returns the file name of a chunk, in the folder of the part of the site that it belongs to.
 */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  `${moduleIds.some((id) => staffModule.test(id)) ? staffFolder : 'assets/'}[name]-[hash].js`;

/** @returns whether a file belongs to the back office. */
export const isStaffChunk = (file: string): boolean => file.startsWith(staffFolder);

/** Minimum number of public pages that share a module for it to be in the second chunk. */
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
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const id of reachableFrom(page, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const chunks = new Map<string, 'app' | 'pages'>();
  // The home page is one of the pages, so a count above 1 means that another page uses the module, too.
  for (const [id, count] of uses) {
    if (atHome.has(id) && count > 1) chunks.set(id, 'app');
    else if (count >= sharedBy) chunks.set(id, 'pages');
  }
  for (const id of always) chunks.set(id, 'app');
  return chunks;
}

/**
 * Groups the modules that every page of the back office needs, so that it opens with few requests. Those that no public
 * page may load form two chunks: the routes, and the layout. The others are grouped by the parts of the site that load
 * them, as they would be without a back office, so that visitors load nothing more because of it. The pages' own
 * modules stay apart.
 * @param entry absolute path of the entry module of the site.
 * @param routes absolute path of the back office's routes, which are loaded first.
 * @param layout absolute path of the back office's layout.
 * @returns the `name` function of a chunk group; the group must not include dependencies, which have their own names.
 */
export function officeChunks(entry: string, routes: string, layout: string) {
  let names: Map<string, string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    if (!names) {
      const loadedBy = new Map<string, string[]>();
      for (const part of partsOfSite(entry, graph)) {
        for (const module of reachableFrom(part, graph)) loadedBy.set(module, [...(loadedBy.get(module) ?? []), part]);
      }
      const groups: string[] = [];
      names = new Map();
      const first = reachableFrom(routes, graph);
      for (const module of new Set([...first, ...reachableFrom(layout, graph)])) {
        const group = (loadedBy.get(module) ?? []).toSorted().join() || (first.has(module) ? 'routes' : 'layout');
        if (!groups.includes(group)) groups.push(group);
        names.set(module, group === 'routes' || group === 'layout' ? group : `shared${groups.indexOf(group)}`);
      }
    }
    return names.get(id) ?? null;
  };
}

/** @returns the modules that a public page loads with `import()`, and its entry. */
function partsOfSite(entry: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(entry) || staffModule.test(entry)) return found;
  found.add(entry);
  for (const id of reachableFrom(entry, graph)) {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) partsOfSite(part, graph, found);
  }
  return found;
}

function reachableFrom(entry: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(entry) || shaken.test(entry)) return found;
  found.add(entry);
  for (const id of graph.getModuleInfo(entry)?.importedIds ?? []) reachableFrom(id, graph, found);
  return found;
}
