import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { company } from '#content/company.ts';
import { enquiry, enquiryAside } from '#content/enquiry.ts';
import { photo } from '#content/photos/photo.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { useSent } from '../dialog/useSent.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks, type SentEnquiry } from './EnquiryThanks.tsx';

/** Time until the confirmation closes by itself, in ms. */
const closesAfter = 3000;

/** Props of {@link EnquiryDialog}. */
export interface EnquiryDialogProps {
  open: boolean;
  onClose: () => void;
  /** The service that the current page is about, or empty. */
  service: string;
}

/** The enquiry dialog: the form, then the confirmation, which closes by itself if it has no reference number. */
export function EnquiryDialog({ open, onClose, service }: EnquiryDialogProps) {
  const titleId = useId();
  const { sent, setSent, forgetSeen } = useSent<SentEnquiry>(open);

  useEffect(() => {
    if (!sent || sent.reference || !open) return;
    const timer = setTimeout(onClose, closesAfter);
    return () => clearTimeout(timer);
  }, [sent, open, onClose]);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      closeLabel={enquiry.closeLabel}
      aside={<EnquiryAside />}
      // The form is reset only after the closing transition.
      onExited={forgetSeen}
    >
      {sent ? (
        <EnquiryThanks titleId={titleId} sent={sent} />
      ) : (
        <EnquiryForm titleId={titleId} service={service} onSent={setSent} />
      )}
    </FormDialog>
  );
}

/** Picture beside the form on wide screens, with facts that visitors look for before writing. */
function EnquiryAside() {
  return (
    <Box
      sx={{
        position: 'relative',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'flex-end',
        flex: '0 0 37%',
        p: 4,
        color: 'picture.text',
      }}
    >
      <Photo picture={photo(enquiryAside.photo)} alt="" sizes="960px" ratio="fill" />
      <Scrim place="caption" />
      <Box sx={{ position: 'relative' }}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {enquiryAside.eyebrow}
        </Typography>
        <Typography variant="h3" component="p" sx={{ mt: 1.5, mb: 1.5 }}>
          {enquiryAside.title}
        </Typography>
        <Typography variant="body2">{enquiryAside.text}</Typography>
        <Typography variant="body2">
          <bdi>{company.phone.display}</bdi>
        </Typography>
      </Box>
    </Box>
  );
}
