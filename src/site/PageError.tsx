import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { TooManyAttempts } from '#backend/errors.ts';
import { errorScreen, searchedTooOften } from '#content/site.ts';
import { paths } from '#paths';

/** Stands in for a page that broke. Both ways on load the document anew, for the application may be what broke. */
export function PageError() {
  const error = useRouteError();
  const heading = error instanceof TooManyAttempts ? searchedTooOften.heading : errorScreen.heading;
  const text = error instanceof TooManyAttempts ? searchedTooOften.text(error.retryAfter) : errorScreen.text;
  return (
    <Container sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', minHeight: '80vh', py: 16 }}>
      <title>{heading}</title>
      <Typography variant="h2" component="h1" sx={{ maxWidth: '12em' }}>
        {heading}
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, maxWidth: '36em' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {errorScreen.retry}
        </Button>
        <Button variant="outlined" component="a" href={paths.home}>
          {errorScreen.homeLink}
        </Button>
      </Box>
    </Container>
  );
}

/** The router's error screen, where not even the layout could be shown. */
export function ErrorScreen() {
  return (
    <Box component="main">
      <PageError />
    </Box>
  );
}
