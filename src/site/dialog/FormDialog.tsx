import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { focusContent } from '#frame/focusContent.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that labels the dialog. */
  titleId: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Content beside the form on wide screens. */
  aside?: ReactNode;
  /** Called after the closing transition. */
  onExited: () => void;
  children: ReactNode;
}

/** A dialog with a form; it stays mounted, so that closing it keeps the input. */
export function FormDialog({ open, onClose, titleId, closeLabel, aside, onExited, children }: FormDialogProps) {
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const afterClose = (dialog: HTMLElement) => {
    onExited();
    const focused = document.activeElement;
    // If the opener is gone, e.g. an entry of the mobile menu, or there was none as the dialog was opened by its address,
    // the focus moves to the page's content.
    if (focused === document.body || dialog.contains(focused)) {
      focusContent();
    }
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
        paper: {
          sx: { width: '100%', maxWidth: { sm: aside ? 600 : 680, md: aside ? 1040 : 680 }, flexDirection: 'row' },
        },
        transition: { onExited: afterClose },
      }}
    >
      {aside}
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minWidth: 0 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowY: 'auto', p: { xs: 2.5, sm: 5 }, pt: { xs: 3, sm: 5 } }}>
          {children}
        </Box>
        <IconButton
          aria-label={closeLabel}
          onClick={onClose}
          sx={{ position: 'absolute', top: { xs: 12, sm: 16 }, right: { xs: 8, sm: 16 }, bgcolor: 'background.paper' }}
        >
          <Close />
        </IconButton>
      </Box>
    </Dialog>
  );
}
