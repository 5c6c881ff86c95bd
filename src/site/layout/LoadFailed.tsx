import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadFailed } from '#content/site.ts';

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown where a dialog's code could not be loaded: the connection is gone, or the site was just updated. */
export function LoadFailed({ onRetry, onClose }: LoadFailedProps) {
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
      {loadFailed.text}
      <Box sx={{ display: 'flex', gap: 3, mt: 1 }}>
        <Button variant="underlined" onClick={onRetry}>
          {loadFailed.retry}
        </Button>
        <Button variant="underlined" onClick={onClose}>
          {loadFailed.close}
        </Button>
      </Box>
    </Box>
  );
}
