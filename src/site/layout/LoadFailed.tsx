import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadFailed } from '#content/site.ts';

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Alert for a dialog whose code could not be loaded, e.g. offline or after an update of the site. */
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
