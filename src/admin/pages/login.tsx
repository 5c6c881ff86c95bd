import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { Photo } from '#components/Photo.tsx';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { photo } from '#content/photos/photo.ts';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { Wordmark } from '#frame/Wordmark.tsx';
import { paths } from '#paths';
import { LoginForm } from '../login/LoginForm.tsx';
import { closePage, nextPath } from '../requireSession.ts';

/** @returns the account that may be shown, where there is one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  closePage(backend);
  return { demoAccount: await backend.session.demoAccount() };
}

/** Where staff signs in. */
export function Component() {
  const { demoAccount } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, minHeight: '100vh' }}>
      <title>{shell.documentTitle(shell.signedOutTitle)}</title>
      <meta name="robots" content="noindex" />
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 6 }, py: 3 }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Wordmark />
          <SchemeSwitch accent="gold.text" />
        </Box>
        <Box component="main" sx={{ width: '100%', maxWidth: 400, m: 'auto', py: 5 }}>
          <Typography variant="h2" component="h1" sx={{ fontSize: 'figureMedium.fontSize' }}>
            {login.title}
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{login.lead}</Typography>
          <LoginForm demoAccount={demoAccount} onSignedIn={() => navigate(nextPath(params), { replace: true })} />
        </Box>
        <Typography variant="body2" component="footer">
          <Link href={paths.home} underline="always">
            {login.backToSite}
          </Link>
        </Typography>
      </Box>
      <Box sx={{ position: 'relative', display: { xs: 'none', md: 'block' } }}>
        <Photo picture={photo('planning-flatlay')} alt="" sizes="75vw" ratio="fill" />
      </Box>
    </Box>
  );
}
