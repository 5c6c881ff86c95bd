/** The bundler's facts about modules: the part of its `ChunkingContext` that is needed here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Gathers what the entry imports at once. Inside the app's chunk it would make every page load all of that
 * before the first paint.
 * @param entry absolute path of the entry module.
 * @returns the `name` function of a bundler group; its priority has to be above the app's.
 */
export function bootChunk(entry: string) {
  let boot: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    boot ??= reachableFrom(entry, graph);
    return id !== entry && boot.has(id) ? 'boot' : null;
  };
}

/** MUI's styles export it, nothing here calls it, and it names half of the components. */
const shaken = /enhanceHighContrast/;

/** React and its renderer. Evaluating them takes a phone as long as all the rest: a chunk, and so a task, of their own. */
export const isReact = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/react\.ts$/;

/** Folder of the chunks that visitors never load. */
const staffFolder = 'assets/staff/';

/** The room of the back office, and what the route table loads it with. */
const staffModule = /\/src\/(admin\/|app\/BackOffice\.tsx$)/;

/** @param moduleIds absolute paths. @returns how the file of a chunk is called: by the room that its modules are of. */
export const chunkFileNames = ({ moduleIds }: { moduleIds: readonly string[] }): string =>
  `${moduleIds.some((id) => staffModule.test(id)) ? staffFolder : 'assets/'}[name]-[hash].js`;

/** @returns whether a file belongs to the back office. */
export const isStaffChunk = (file: string): boolean => file.startsWith(staffFolder);

/** A module that this many of the public pages share is needed by most visits. */
const sharedBy = 3;

/**
 * Gathers what every visit needs into one chunk, all that the application's start imports and what the home page shares
 * with others, and what only other pages share into a second one. One chunk compresses better than twenty; nothing of a
 * single page, a dialog or the back office gets into them, for only static imports are followed.
 * @param start absolute path of the module that starts the application.
 * @param home absolute path of the home page's module. @param pages those of all public pages' modules.
 * @returns the `name` function of a bundler group.
 */
export function appChunk(start: string, home: string, pages: readonly string[]) {
  let chunks: Map<string, 'app' | 'pages'> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= sharedChunks(start, home, pages, graph);
    return chunks.get(id) ?? null;
  };
}

/** @returns in which of the two chunks a module lies, for those that lie in one. */
function sharedChunks(start: string, home: string, pages: readonly string[], graph: ModuleGraph) {
  const always = reachableFrom(start, graph);
  const atHome = reachableFrom(home, graph);
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const id of reachableFrom(page, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const chunks = new Map<string, 'app' | 'pages'>();
  // Those that another page has, too: home itself is one of the pages.
  for (const [id, count] of uses) {
    if (atHome.has(id) && count > 1) chunks.set(id, 'app');
    else if (count >= sharedBy) chunks.set(id, 'pages');
  }
  for (const id of always) chunks.set(id, 'app');
  return chunks;
}

function reachableFrom(entry: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(entry) || shaken.test(entry)) return found;
  found.add(entry);
  for (const id of graph.getModuleInfo(entry)?.importedIds ?? []) reachableFrom(id, graph, found);
  return found;
}
