import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { enquiry } from '#content/enquiry.ts';

/** Props of {@link EnquiryThanks}. */
export interface EnquiryThanksProps {
  titleId: string;
  /** The number to refer to, where there is one. */
  reference: string | null;
  /** A way on. */
  children?: ReactNode;
}

/** Stands in the form's place once it is sent; takes the focus, so that screen readers read it. */
export function EnquiryThanks({ titleId, reference, children }: EnquiryThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="status"
      tabIndex={-1}
      // Without JavaScript, on the page that the form has led to, the browser goes there.
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
      <CheckCircleOutlined sx={{ width: 48, height: 48, color: 'gold.ornament' }} />
      <Typography variant="h2" id={titleId} sx={{ mt: 3 }}>
        {enquiry.success.title}
      </Typography>
      <Typography variant="lead" sx={{ mt: 2, maxWidth: '30em' }}>
        {enquiry.success.text}
      </Typography>
      {reference && (
        <Typography variant="h4" component="p" sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          {enquiry.success.reference(reference)}
        </Typography>
      )}
      {children}
    </Box>
  );
}
