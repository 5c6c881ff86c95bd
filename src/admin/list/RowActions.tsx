import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { actionProps, type RecordAction } from './recordAction.ts';

/** The actions at the end of a row, as quiet signs. */
export function RowActions({ actions }: { actions: readonly RecordAction[] }) {
  return (
    <Box
      sx={{ display: 'flex', marginInlineStart: 'auto' }}
      // To the grid the space bar means the next page of rows; here it presses the button.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
    >
      {actions
        .filter(({ onCards }) => !onCards)
        .map((action) => (
          <IconButton key={action.label} {...actionProps(action)} title={action.label} sx={{ color: 'text.secondary' }}>
            <action.Icon fontSize="small" />
          </IconButton>
        ))}
    </Box>
  );
}
