import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { enquiry } from '#content/enquiry.ts';

/** Stands in the form's place once it is sent; takes the focus, so that screen readers read it. */
export function EnquiryThanks({ titleId }: { titleId: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        minHeight: { xs: '70vh', sm: 520 },
        outline: 'none',
      }}
    >
      <CheckCircleOutlined sx={{ fontSize: 48, color: 'gold.ornament' }} />
      <Typography variant="h2" id={titleId} sx={{ mt: 3 }}>
        {enquiry.success.title}
      </Typography>
      <Typography variant="lead" sx={{ mt: 2, maxWidth: '30em' }}>
        {enquiry.success.text}
      </Typography>
    </Box>
  );
}
