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
        <ThemeProvider theme={theme} defaultMode={theme.firstScheme}>
          <CssBaseline enableColorScheme />
          {children}
        </ThemeProvider>
      </BackendContext>
    </CacheProvider>
  );
}
