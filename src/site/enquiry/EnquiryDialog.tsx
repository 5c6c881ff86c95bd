import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { enquiry } from '#content/enquiry.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
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
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [receipt, setReceipt] = useState<EnquiryReceipt>();

  useEffect(() => {
    if (!receipt || receipt.reference || !open) return;
    const timer = setTimeout(onClose, thanksFor);
    return () => clearTimeout(timer);
  }, [receipt, open, onClose]);

  const afterClose = () => {
    // The form comes back empty only once the thanks are out of sight.
    setReceipt(undefined);
    // The opener may be gone (an entry of the mobile menu): the page takes the focus then.
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepMounted
      fullScreen={fullScreen}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { width: '100%', maxWidth: { sm: 600, md: 1040 }, flexDirection: 'row' } },
        transition: { onExited: afterClose },
      }}
    >
      <EnquiryAside />
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minWidth: 0 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowY: 'auto', p: { xs: 2.5, sm: 5 }, pt: { xs: 3, sm: 5 } }}>
          {receipt ? (
            <EnquiryThanks titleId={titleId} reference={receipt.reference} />
          ) : (
            <EnquiryForm titleId={titleId} service={service} onSent={setReceipt} />
          )}
        </Box>
        <IconButton
          aria-label={enquiry.closeLabel}
          onClick={onClose}
          sx={{ position: 'absolute', top: { xs: 12, sm: 16 }, right: { xs: 8, sm: 16 }, bgcolor: 'background.paper' }}
        >
          <Close />
        </IconButton>
      </Box>
    </Dialog>
  );
}
