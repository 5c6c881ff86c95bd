import { useEffect, useId, useState } from 'react';
import { enquiry } from '#content/enquiry.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { EnquiryAside } from './EnquiryAside.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';

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
  const [receipt, setReceipt] = useState<EnquiryReceipt>();

  useEffect(() => {
    if (!receipt || receipt.reference || !open) return;
    const timer = setTimeout(onClose, thanksFor);
    return () => clearTimeout(timer);
  }, [receipt, open, onClose]);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      closeLabel={enquiry.closeLabel}
      aside={<EnquiryAside />}
      // The form comes back empty only once the thanks are out of sight.
      onExited={() => setReceipt(undefined)}
    >
      {receipt ? (
        <EnquiryThanks titleId={titleId} reference={receipt.reference} />
      ) : (
        <EnquiryForm titleId={titleId} service={service} onSent={setReceipt} />
      )}
    </FormDialog>
  );
}
