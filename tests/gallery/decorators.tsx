import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { SavedViewsContext } from '#admin/list/savedViews.ts';
import { Notices } from '#admin/Notices.tsx';
import { StaffContext } from '#admin/staff.ts';
import { BackOffice } from '#app/BackOffice.tsx';
import { Providers } from '#app/Providers.tsx';
import type { BackendSource } from '#backend/backend.ts';
import { demoPeople } from '#sample/account.ts';
import { backendThat } from '#tests/support/backends.ts';
import { cacheIn, firstLook, type Look, themeIn } from './looks.ts';
import { useStudioTokens } from './studio/studioTokens.ts';

const Shown = createContext<ReactNode>(null);

/** A page that is nothing but what stands in it, at any address. */
const ShownHere = () => useContext(Shown);

/** What the back office's frame gives to all that stands in it. */
const ShownAtDesk = () => (
  <Notices>
    <StaffContext value={demoPeople}>
      <SavedViewsContext value={[]}>
        <ShownHere />
      </SavedViewsContext>
    </StaffContext>
  </Notices>
);

const routes: Record<'site' | 'admin', RouteObject[]> = {
  site: [{ path: '*', Component: ShownHere }],
  admin: [{ Component: BackOffice, children: [{ path: '*', Component: ShownAtDesk }] }],
};

/** What a story says of itself in `parameters`. */
export interface StoryParameters {
  /** It is a component of the back office, a whole page with a router of its own, or one of the site (default). */
  room?: 'site' | 'admin' | 'page';
  /** What answers it; the sample backend, which waits for nothing, by default. */
  backend?: BackendSource;
  /** Clear space around it; none by default: most stand from edge to edge. */
  inset?: boolean;
}

/** Brings scheme, direction and language to the page, as the product's own switches do. */
function InLook({ look: { scheme, direction, language }, children }: { look: Look; children: ReactNode }) {
  const { mode, setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  return mode === scheme ? children : null;
}

/** Gives a component the router that links and addresses need. */
function Routed({ room, children }: { room: keyof typeof routes; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter(routes[room]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
}

const sample = backendThat({});

interface FrameProps extends Required<Pick<StoryParameters, 'room' | 'backend'>> {
  look: Look;
  children: ReactNode;
}

/** What stands around every page of the product, in a look. */
function Frame({ look, room, backend, children }: FrameProps) {
  const own = useStudioTokens();
  const { brand, density, direction } = look;
  const theme = useMemo(
    () => themeIn({ ...firstLook, brand, density, direction }, own),
    [brand, density, direction, own],
  );
  return (
    <Providers key={direction} theme={theme} emotionCache={cacheIn(look)} backend={backend}>
      <InLook look={look}>{room === 'page' ? children : <Routed room={room}>{children}</Routed>}</InLook>
    </Providers>
  );
}

/** Around every story: what stands around every page of the product. */
export const inLook: Decorator = (Story, { globals, parameters }) => {
  const { room = 'site', backend = async () => sample, inset = false } = parameters as StoryParameters;
  return (
    <Frame look={globals as Look} room={room} backend={backend}>
      {inset ? (
        <Box sx={{ p: 3 }}>
          <Story />
        </Box>
      ) : (
        <Story />
      )}
    </Frame>
  );
};
