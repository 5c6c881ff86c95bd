import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  id: string;
  errorId: string;
  label: string;
  /** Follows the label of a field that may stay empty, e.g. `(optional)`. */
  optionalText?: string;
  error?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** What stands around every control: its label above, its error below. */
export function FieldFrame({ id, errorId, label, optionalText, error, sx, children }: FieldFrameProps) {
  return (
    <FormControl error={Boolean(error)} sx={sx}>
      <FormLabel htmlFor={id}>
        {label}
        {optionalText && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            {optionalText}
          </Box>
        )}
      </FormLabel>
      {children}
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
