import type { Loader } from '@storybook/react-vite';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { BackendContext } from '#backend/context.ts';
import { siteRouter } from '#tests/support/siteRouter.ts';
import { type Behaviour, backendWith, failures, latencies } from './backends.ts';

/** What a story of a page can choose. */
export interface PageArgs extends Behaviour {
  /** As in the browser, from the slash on. */
  address: string;
  /** On a live site what is not there is said to be missing; in the demo it leads home. */
  isLive: boolean;
}

/** Where a story's page begins, for what an address alone cannot say. */
export interface PageParameters {
  /** Makes what the page is about. @returns its address. */
  prepare?: (backend: Backend) => Promise<string>;
}

interface Loaded {
  router: DataRouter;
  backend: Backend;
  /** Counts what was opened, for each is a page of its own. */
  opened: number;
}

let opened = 0;

/** Opens a page through the one router, on a sample backend of its own. */
const open: Loader<PageArgs> = async ({ args, parameters }): Promise<Loaded> => {
  const { address, isLive, ...behaviour } = args;
  const { prepare } = parameters as PageParameters;
  const backend = backendWith(behaviour);
  const asked = prepare ? await prepare(backend) : address;
  opened += 1;
  return { router: await siteRouter(asked, async () => backend, { isLive }), backend, opened };
};

/** What stories of pages have in common; each says which `address` it shows. */
export const pageMeta = {
  args: { address: '/', isLive: false, latency: 0, failure: 'none' } satisfies PageArgs,
  argTypes: {
    latency: { control: 'inline-radio' as const, options: latencies },
    failure: {
      control: { type: 'select' as const, labels: failures },
      options: Object.keys(failures),
    },
  },
  parameters: {
    room: 'page',
    // Bars stick to the edges of a screen, and what scrolls lies half under them wherever the page happens to stand, which
    // axe takes for too small. How large things are is looked at in the stories of components, and in `tests/e2e`.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  loaders: [open],
  render: (_args: PageArgs, { loaded }: { loaded: Record<string, unknown> }) => {
    const { router, backend, opened: key } = loaded as unknown as Loaded;
    return (
      <BackendContext value={async () => backend}>
        <RouterProvider key={key} router={router} />
      </BackendContext>
    );
  },
};
