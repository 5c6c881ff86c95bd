import { useEffect, useId, useState } from 'react';
import { enquiry } from '#content/enquiry.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { EnquiryAside } from './EnquiryAside.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks, type SentEnquiry } from './EnquiryThanks.tsx';

/** Time until the confirmation closes by itself, in ms. */
const thanksFor = 3000;

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
  const [sent, setSent] = useState<SentEnquiry>();

  useEffect(() => {
    if (!sent || sent.reference || !open) return;
    const timer = setTimeout(onClose, thanksFor);
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
      onExited={() => setSent(undefined)}
    >
      {sent ? (
        <EnquiryThanks titleId={titleId} sent={sent} />
      ) : (
        <EnquiryForm titleId={titleId} service={service} onSent={setSent} />
      )}
    </FormDialog>
  );
}
