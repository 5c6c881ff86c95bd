import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BackendSource } from '#backend/backend.ts';
import { BackendContext } from '#backend/context.ts';

/** Props of {@link Providers}. */
export interface ProvidersProps {
  theme: Theme;
  emotionCache: EmotionCache;
  backend: BackendSource;
  children: ReactNode;
}

/** All context providers around the router, on the server and in the browser. */
export function Providers({ theme, emotionCache, backend, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <BackendContext value={backend}>
        {/* `noSsr`: the mode does not change after hydration, which would render every section again at once. */}
        <ThemeProvider theme={theme} defaultMode={theme.firstScheme} noSsr>
          <CssBaseline enableColorScheme />
          {children}
        </ThemeProvider>
      </BackendContext>
    </CacheProvider>
  );
}
