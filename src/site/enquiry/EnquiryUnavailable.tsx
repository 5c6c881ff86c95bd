import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { enquiryUnavailable } from '#content/site.ts';

/** Told when the dialog's code could not be loaded: the connection is gone, or the site was updated. */
export function EnquiryUnavailable({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Box
      role="alert"
      sx={{
        position: 'fixed',
        insetInline: 16,
        bottom: 16,
        zIndex: 'snackbar',
        maxWidth: 560,
        mx: 'auto',
        p: 2.5,
        borderRadius: 1,
        bgcolor: 'background.error',
        color: 'error.main',
        typography: 'body2',
      }}
    >
      {enquiryUnavailable.text}
      <Box sx={{ display: 'flex', gap: 3, mt: 1 }}>
        <Button variant="underlined" onClick={onRetry}>
          {enquiryUnavailable.retry}
        </Button>
        <Button variant="underlined" onClick={onClose}>
          {enquiryUnavailable.close}
        </Button>
      </Box>
    </Box>
  );
}
