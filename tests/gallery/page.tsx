import type { Loader } from '@storybook/react-vite';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import type { Backend } from '#backend/backend.ts';
import { BackendContext } from '#backend/context.ts';
import { siteRouter } from '#tests/support/siteRouter.ts';
import { type Behaviour, backendWith, failures, latencies } from './backends.ts';

/** Args of a page's story. */
export interface PageArgs extends Behaviour {
  /** Path and query, starting with a slash. */
  address: string;
  /** Whether unknown URLs show an error page, as on a live site, or redirect to the home page, as in the demo. */
  isLive: boolean;
}

/** Parameters of a page's story, if the URL alone does not suffice. */
export interface PageParameters {
  /** Creates the page's records. @returns the URL. */
  prepare?: (backend: Backend) => Promise<string>;
}

interface Loaded {
  router: DataRouter;
  backend: Backend;
  /** Counter that serves as key, so that each opening mounts a new page. */
  opened: number;
}

let opened = 0;

/** Opens a page in the product's router with its own sample backend. */
const open: Loader<PageArgs> = async ({ args, parameters }): Promise<Loaded> => {
  const { address, isLive, latency, failure } = args;
  const { prepare } = parameters as PageParameters;
  // The product shows pages once they are loaded: the latency is that of everything done in them.
  const behaviour: Behaviour = { latency: 0, failure: 'none' };
  const backend = backendWith(behaviour);
  const asked = prepare ? await prepare(backend) : address;
  behaviour.failure = failure;
  opened += 1;
  const router = await siteRouter(asked, async () => backend, { isLive });
  behaviour.latency = latency;
  return { router, backend, opened };
};

/** @returns a `play` that opens another page and sees that it is loading. */
export const leaveFor =
  (address: string) =>
  async ({ loaded }: { loaded: Record<string, unknown> }) => {
    void (loaded as unknown as Loaded).router.navigate(address);
    await expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  };

/** Common meta of page stories; each story sets its `address`. */
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
    // Sticky bars partly cover content at arbitrary scroll positions, which axe reports as too small targets. Target
    // sizes are checked in the stories of components and in `tests/e2e`.
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
