import { describe, expect, it } from 'vitest';
import { appChunk, bootChunk, chunkFileNames, isReact, isStaffChunk, officeChunks } from '#build/appChunk.ts';

/** Static and dynamic imports of a module, by id. */
type Modules = Record<string, { now?: readonly string[]; later?: readonly string[] }>;

/** @returns the graph of these modules, as the bundler describes it. */
const graphOf = (modules: Modules) => ({
  getModuleInfo: (id: string) => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
});

/** @returns the chunk of each module for which the group has a name. */
function chunksBy(nameOf: (id: string, graph: ReturnType<typeof graphOf>) => string | null, modules: Modules) {
  const ids = new Set(Object.entries(modules).flatMap(([id, { now = [], later = [] }]) => [id, ...now, ...later]));
  const graph = graphOf(modules);
  return Object.fromEntries([...ids].flatMap((id) => (nameOf(id, graph) ? [[id, nameOf(id, graph)]] : [])));
}

const shaken = 'mui/enhanceHighContrast.mjs';

describe('The chunks of every page', () => {
  it('have what the entry imports statically, without the entry and what only MUI’s unused module imports', () => {
    const modules = {
      entry: { now: ['touch', shaken], later: ['start'] },
      touch: { now: ['paths'] },
      [shaken]: { now: ['button'] },
    };
    expect(chunksBy(bootChunk('entry'), modules)).toEqual({ touch: 'boot', paths: 'boot' });
  });

  it('have what the application starts with or the home page shares, and apart from it what three others share', () => {
    const modules = {
      start: { now: ['router'], later: ['home', 'about', 'blog', 'contact'] },
      home: { now: ['header', 'hero'] },
      about: { now: ['header', 'list', 'strip'] },
      blog: { now: ['list', 'strip'] },
      contact: { now: ['list'], later: ['dialog'] },
    };
    const nameOf = appChunk('start', 'home', ['home', 'about', 'blog', 'contact']);
    expect(chunksBy(nameOf, modules)).toEqual({ start: 'app', router: 'app', header: 'app', list: 'pages' });
  });
});

describe('The chunks of the back office', () => {
  const [routes, layout, demo] = [
    '/src/app/adminRoute.tsx',
    '/src/admin/AdminLayout.tsx',
    '/src/backend/sampleStaff.ts',
  ];
  const parts = { routes, layout, list: 'list', demo };
  const page = (name: string) => `/src/admin/${name}.tsx`;
  const [leads, posts, lead, post, account] = [
    page('leads'),
    page('posts'),
    page('lead'),
    page('post'),
    page('account'),
  ];
  const modules = {
    entry: { later: ['start'] },
    start: { now: ['shell'], later: ['home', 'about', routes] },
    home: { later: ['dialog'] },
    about: { later: ['dialog', 'gallery'] },
    dialog: { now: ['field', 'overlay'] },
    gallery: { now: ['overlay'] },
    [routes]: { now: ['tree'], later: [layout, leads, posts, lead, post, account] },
    [layout]: { now: ['sidebar', 'shell'] },
    [leads]: { now: ['list', 'badge', 'sidebar', 'columns'] },
    [posts]: { now: ['list'] },
    list: { now: ['grid'] },
    [lead]: { now: ['form', 'field', 'overlay', 'badge'] },
    [post]: { now: ['form', 'field', 'overlay', 'editor'] },
    [account]: { now: ['form', 'field', 'overlay'] },
  } as Modules;

  it('are those of its routes, its layout, its lists, and what three pages share', () => {
    const chunks = chunksBy(officeChunks('entry', parts), modules);
    expect(chunks).toMatchObject({ [routes]: 'routes', tree: 'routes', [layout]: 'layout', sidebar: 'layout' });
    expect(chunks).toMatchObject({ list: 'list', grid: 'list', form: 'common' });
    for (const own of ['editor', 'badge', 'columns', leads, lead, 'home', 'dialog'])
      expect(chunks).not.toHaveProperty([own]);
  });

  it('are not divided by what the demo loads for the back office alone', () => {
    const withDemo = {
      ...modules,
      start: { now: ['shell'], later: ['home', 'about', routes, 'sample'] },
      sample: { now: [demo] },
      [demo]: { now: ['errors'], later: ['samplePosts'] },
      samplePosts: { now: ['form', 'field'] },
    };
    const namesIn = (graph: Modules) => chunksBy(officeChunks('entry', parts), graph);
    expect(namesIn(withDemo)).toEqual(namesIn(modules));
  });

  it('are divided by the parts of the site that load the same modules, so that visitors load nothing more', () => {
    const { shell, field, overlay } = chunksBy(officeChunks('entry', parts), modules);
    for (const name of [shell, field, overlay]) expect(name).toMatch(/^shared\d$/);
    expect(new Set([shell, field, overlay]).size).toBe(3);
  });

  it('cannot be built from a module that was moved', () => {
    const nameOf = officeChunks('entry', parts);
    const withoutLayout = (id: string) => (id === layout ? null : graphOf(modules).getModuleInfo(id));
    expect(() => nameOf('start', { getModuleInfo: withoutLayout })).toThrow(layout);
  });

  it('are in a folder of their own', () => {
    expect(chunkFileNames({ moduleIds: ['/src/site/a.tsx', '/src/admin/b.tsx'] })).toBe(
      'assets/staff/[name]-[hash].js',
    );
    expect(chunkFileNames({ moduleIds: ['/src/site/a.tsx', '/src/app/routes.tsx'] })).toBe('assets/[name]-[hash].js');
    expect(['assets/staff/a-1.js', 'assets/a-1.js'].map(isStaffChunk)).toEqual([true, false]);
  });
});

it('React is told from packages and modules with similar names', () => {
  for (const id of [
    '/node_modules/react/index.js',
    '/node_modules/react-dom/client.js',
    '/node_modules/scheduler/a.js',
    '/src/app/react.ts',
  ]) {
    expect(isReact.test(id), id).toBe(true);
  }
  for (const id of ['/node_modules/react-router/a.js', '/src/app/reactive.ts'])
    expect(isReact.test(id), id).toBe(false);
});
