import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { errorScreen } from '#content/site.ts';
import { paths } from '#paths';
import { Wordmark } from './header/Wordmark.tsx';

/** Stands in for a page that broke. Both ways on load the page anew, for the application may be what broke. */
export function ErrorScreen() {
  return (
    <Container component="main" sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column', py: 4 }}>
      <title>{errorScreen.heading}</title>
      <Wordmark />
      <Box sx={{ my: 'auto', maxWidth: '36em' }}>
        <Typography variant="h2" component="h1">
          {errorScreen.heading}
        </Typography>
        <Typography variant="lead" sx={{ mt: 3 }}>
          {errorScreen.text}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            {errorScreen.retry}
          </Button>
          <Button variant="outlined" onClick={() => window.location.assign(paths.home)}>
            {errorScreen.homeLink}
          </Button>
        </Box>
      </Box>
    </Container>
  );
}
