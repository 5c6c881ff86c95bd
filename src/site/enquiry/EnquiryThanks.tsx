import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { enquiry } from '#content/enquiry.ts';
import { Thanks } from '../dialog/Thanks.tsx';

/** Props of {@link EnquiryThanks}. */
export interface EnquiryThanksProps {
  titleId: string;
  /** The number to refer to, where there is one. */
  reference: string | null;
  /** A way on. */
  children?: ReactNode;
}

/** The thanks for an enquiry, with its number. */
export function EnquiryThanks({ titleId, reference, children }: EnquiryThanksProps) {
  return (
    <Thanks titleId={titleId} title={enquiry.success.title} text={enquiry.success.text}>
      {reference && (
        <Typography variant="h4" component="p" sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          {enquiry.success.reference(reference)}
        </Typography>
      )}
      {children}
    </Thanks>
  );
}
