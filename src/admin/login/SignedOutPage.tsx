import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Photo } from '#components/Photo.tsx';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { photo } from '#content/photos/photo.ts';
import { PageAnnouncer, useFocusOnNavigation } from '#frame/clientNavigation.tsx';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { Wordmark } from '#frame/Wordmark.tsx';
import { paths } from '#paths';

/** Props of {@link SignedOutPage}. */
export interface SignedOutPageProps {
  /** Document title, and the page's heading by default. */
  title: string;
  heading?: string;
  lead?: string;
  children: ReactNode;
}

/** Layout of back-office pages without a session: a narrow column beside a photograph. */
export function SignedOutPage({ title, heading = title, lead, children }: SignedOutPageProps) {
  const main = useFocusOnNavigation();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, minHeight: '100vh' }}>
      <title>{shell.documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, px: { xs: 2.5, sm: 6 }, py: 3 }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Wordmark />
          <SchemeSwitch accent="gold.text" />
        </Box>
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{ width: '100%', maxWidth: 400, m: 'auto', py: 5, outline: 0 }}
        >
          <Typography variant="h2" component="h1" sx={{ fontSize: 'figureMedium.fontSize' }}>
            {heading}
          </Typography>
          {lead && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>}
          <Box sx={{ mt: 4 }}>{children}</Box>
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
      <PageAnnouncer />
    </Box>
  );
}
