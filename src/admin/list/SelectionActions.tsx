import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { listWords } from '#content/admin/list.ts';

/** Props of {@link SelectionActions}. */
export interface SelectionActionsProps {
  onRemove: () => void;
  onClear: () => void;
  /** Additional actions for this kind of record. */
  children: ReactNode;
}

/** Actions for the selected rows. */
export function SelectionActions({ onRemove, onClear, children }: SelectionActionsProps) {
  return (
    <Box
      role="group"
      aria-label={listWords.selection}
      sx={{
        // On phones two actions side by side, with the button that clears the selection beside the count above them.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        width: { xs: 1, sm: 'auto' },
        py: { xs: 0.5, md: 0 },
        '& .MuiButton-root': { px: { xs: 1, sm: 2.5 } },
      }}
    >
      <IconButton
        aria-label={listWords.clearSelection}
        title={listWords.clearSelection}
        onClick={onClear}
        sx={{ position: { xs: 'absolute', sm: 'static' }, top: 0, right: 0, mr: { xs: -1, sm: 0 }, ml: { sm: -1.5 } }}
      >
        <CloseRounded />
      </IconButton>
      {children}
      <Button variant="outlined" size="small" color="error" onClick={onRemove}>
        {listWords.removeSelected}
      </Button>
    </Box>
  );
}
