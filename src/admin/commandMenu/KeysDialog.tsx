import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { keysDialog as words } from '#content/admin/commandMenu.ts';
import { DismissButton } from '../DismissButton.tsx';
import { keyName } from '../keys.ts';

/** Props of {@link KeysDialog}. */
export interface KeysDialogProps {
  onClose: () => void;
}

/** List of the back office's keyboard shortcuts, by context. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      {/* Focusable, so that the list can be scrolled by keyboard on low screens. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        {words.places.map(({ name, keys }) => (
          <Box key={name} component="section" sx={{ mt: 2 }}>
            <Typography variant="panelTitle" component="h3">
              {name}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: '12em minmax(0, 1fr)',
                rowGap: 1,
                m: 0,
                mt: 1,
                typography: 'body2',
              }}
            >
              {keys.map(({ key, action }) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt">
                    <Box
                      component="kbd"
                      sx={{ px: 0.75, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit' }}
                    >
                      {keyName(key)}
                    </Box>
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {action}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={onClose}>{words.close}</DismissButton>
      </DialogActions>
    </Dialog>
  );
}
