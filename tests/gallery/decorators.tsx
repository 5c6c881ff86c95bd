import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { SavedViewsContext } from '#admin/list/savedViews.ts';
import { Notices } from '#admin/Notices.tsx';
import { StaffContext } from '#admin/staff.ts';
import { BackOffice } from '#app/BackOffice.tsx';
import { Providers } from '#app/Providers.tsx';
import type { BackendSource } from '#backend/backend.ts';
import { language } from '#content/language.ts';
import { demoPeople } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { reopenWith } from './galleryLanguage.ts';
import { cacheIn, firstLook, type Look, languages, themeIn } from './looks.ts';
import { useStudioBrand } from './studio/studioBrand.ts';

const StoryContext = createContext<ReactNode>(null);

/** A page that renders the story at any URL. */
const StoryPage = () => useContext(StoryContext);

/** The story with the contexts of the back office's layout. */
const BackOfficeStoryPage = () => (
  <Notices>
    <StaffContext value={demoPeople}>
      <SavedViewsContext value={[]}>
        <StoryPage />
      </SavedViewsContext>
    </StaffContext>
  </Notices>
);

const routes: Record<'site' | 'admin', RouteObject[]> = {
  site: [{ path: '*', Component: StoryPage }],
  admin: [{ Component: BackOffice, children: [{ path: '*', Component: BackOfficeStoryPage }] }],
};

/** A story's `parameters`. */
export interface StoryParameters {
  /**
   * Whether the story is a component of the back office, a page with its own router, or a component of the site
   * (default).
   */
  room?: 'site' | 'admin' | 'page';
  /** Backend of the story; by default the sample backend without latency. */
  backend?: BackendSource;
  /** Adds padding around the story. Default: false, as most components span the full width. */
  inset?: boolean;
}

/** Sets colour scheme, direction and language, like the product's own controls. */
function InLook({ look: { scheme, direction, language }, children }: { look: Look; children: ReactNode }) {
  const { mode, setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [scheme, setMode]);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  return mode === scheme ? children : null;
}

/** Renders a component inside a router, which links need. */
function Routed({ room, children }: { room: keyof typeof routes; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter(routes[room]));
  return (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  );
}

const sample = sampleBackendWith({});

interface FrameProps extends Required<Pick<StoryParameters, 'room' | 'backend'>> {
  look: Look;
  children: ReactNode;
}

/** The product's providers for a look. */
function Frame({ look, room, backend, children }: FrameProps) {
  const own = useStudioBrand();
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

/** Loads the page of the story in another language. */
function Reopened({ look: { brand, scheme, density, direction, language }, screen }: { look: Look; screen: string }) {
  useEffect(
    () => reopenWith({ brand, scheme, density, direction, language, 'viewport.value': screen }),
    [brand, scheme, density, direction, language, screen],
  );
  return null;
}

/** Decorator of all stories: the product's providers. */
export const inLook: Decorator = (Story, { globals, parameters }) => {
  const look = globals as Look;
  if (look.language !== language.tag && look.language in languages)
    return <Reopened look={look} screen={globals.viewport?.value} />;
  const { room = 'site', backend = async () => sample, inset = false } = parameters as StoryParameters;
  return (
    <Frame look={look} room={room} backend={backend}>
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
