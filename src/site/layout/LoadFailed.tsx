import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loadFailed } from '#content/site.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';

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

/** Props of {@link LazyDialogStatus}. */
export interface LazyDialogStatusProps extends LoadFailedProps {
  /** Whether the dialog is to be shown. */
  open: boolean;
  /** Whether its code is loaded. */
  loaded: boolean;
  /** Whether the last attempt to load its code failed. */
  failed: boolean;
}

/** What is shown in place of an open dialog until its code is loaded: a progress bar, or an alert if that failed. */
export function LazyDialogStatus({ open, loaded, failed, onRetry, onClose }: LazyDialogStatusProps) {
  if (!open) return null;
  if (failed) return <LoadFailed onRetry={onRetry} onClose={onClose} />;
  return loaded ? null : <ProgressBar />;
}
