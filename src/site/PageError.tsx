import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { plainList } from '#components/styles.ts';
import { errorScreen, missingPageWords, searchedTooOften } from '#content/site.ts';
import { basePath, isAdminPath, paths } from '#paths';
import type { MissingPage } from './missingPage.ts';

/** Error boundary of a page. Its links reload the document, as the application itself may be the cause of the error. */
export function PageError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <MissingPageNotice {...(error.data as MissingPage)} />;
  return <ErrorNotice error={error} />;
}

/** Message for an unexpected error. */
function ErrorNotice({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  // Without a connection, the code of a page cannot be loaded either, which browsers report as some other error.
  const isUnreachable = error instanceof Unreachable || globalThis.navigator?.onLine === false;
  // A lost connection needs no press once it is back.
  useEffect(() => {
    if (!isUnreachable) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isUnreachable]);
  const [home, homeLink] = isAdminPath(pathname)
    ? [paths.admin, errorScreen.adminLink]
    : [paths.home, errorScreen.homeLink];
  const { heading, text } = wordsOf(error, isUnreachable);
  return (
    <Notice heading={heading} text={text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {errorScreen.retry}
        </Button>
        <Button variant="outlined" component="a" href={basePath + home}>
          {homeLink}
        </Button>
      </Box>
    </Notice>
  );
}

/** @returns what happened, and what to do next. */
function wordsOf(error: unknown, isUnreachable: boolean): { heading: string; text: string } {
  if (error instanceof TooManyAttempts) {
    return { heading: searchedTooOften.heading, text: searchedTooOften.text(error.retryAfter) };
  }
  const hasServerFailed = error instanceof Unreachable && error.hasResponse;
  return isUnreachable && !hasServerFailed ? errorScreen.unreachable : errorScreen;
}

/** Message for a page that does not exist, with links to those that do. */
function MissingPageNotice({ previewExpired = false }: MissingPage) {
  const { heading, text } = previewExpired ? missingPageWords.previewExpired : missingPageWords;
  return (
    <Notice heading={heading} text={text}>
      <meta name="robots" content="noindex" />
      <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
        {missingPageWords.links.map(({ label, path }) => (
          <li key={path}>
            <Button variant="underlined" href={path}>
              {label}
            </Button>
          </li>
        ))}
      </Box>
    </Notice>
  );
}

/** Error boundary of the router, for errors in the layout itself. */
export function ErrorScreen() {
  return (
    <Box component="main">
      <PageError />
    </Box>
  );
}

/** Full-page message. @param children links and buttons. */
function Notice({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <Container sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: '80vh', py: 16 }}>
      <title>{heading}</title>
      <Typography variant="h2" component="h1" sx={{ maxWidth: '12em' }}>
        {heading}
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, maxWidth: '36em' }}>
        {text}
      </Typography>
      {children}
    </Container>
  );
}
