import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hintIdOf, labelIdOf } from './useFormField.ts';

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  id: string;
  errorId: string;
  label: string;
  /** For a control that no `label` element can name, e.g. a group: it names itself by `labelIdOf(id)`. */
  labelsGroup?: boolean;
  /** Follows the label of a field that may stay empty, e.g. `(optional)`. */
  optionalText?: string;
  /** A line that helps to fill the field in. */
  hint?: string;
  error?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** The frame of every control: its label above, its error and its hint below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, errorId, label, labelsGroup, optionalText, hint, error, sx, children } = props;
  return (
    <FormControl error={Boolean(error)} sx={sx}>
      <FormLabel id={labelIdOf(id)} {...(labelsGroup ? { component: 'span' } : { htmlFor: id })}>
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
      {hint && (
        <FormHelperText id={hintIdOf(id)} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
