import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

/** Props of {@link Thanks}. */
export interface ThanksProps {
  titleId: string;
  title: string;
  text: string;
  /** Additional facts and links. */
  children?: ReactNode;
}

/** Confirmation that replaces a submitted form; takes the focus, so that screen readers read it. */
export function Thanks({ titleId, title, text, children }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  const beginning = useRef<SVGSVGElement>(null);
  useEffect(() => {
    box.current?.focus();
    // On a phone, a box that is higher than the screen would stay where the form's button was, under the header.
    beginning.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={box}
      role="status"
      tabIndex={-1}
      // Without JavaScript, the browser focuses this element after the redirect.
      autoFocus
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        minHeight: { xs: '70vh', sm: 520 },
        outline: 'none',
      }}
    >
      <CheckCircleOutlined ref={beginning} sx={{ width: 48, height: 48, color: 'gold.ornament' }} />
      <Typography variant="h2" id={titleId} sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Typography variant="lead" sx={{ mt: 2, maxWidth: '30em' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
