import { useEffect, useId, useState } from 'react';
import { enquiry } from '#content/enquiry.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { EnquiryAside } from './EnquiryAside.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks, type SentEnquiry } from './EnquiryThanks.tsx';

/** How long the thanks stand before the dialog closes, in ms. */
const thanksFor = 3000;

/** Props of {@link EnquiryDialog}. */
export interface EnquiryDialogProps {
  open: boolean;
  onClose: () => void;
  /** The service that the page under it is about, or empty. */
  service: string;
}

/** The enquiry modal: a form until it is sent, then the thanks, which close by themselves if there is nothing to note. */
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
      // The form comes back empty only once the thanks are out of sight.
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
