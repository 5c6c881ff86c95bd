import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hintIdOf, labelIdOf } from './useFormField.ts';

/** Styles of a group of fields: two columns, on phones one. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 2,
} as const;

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps {
  id: string;
  errorId: string;
  label: string;
  /**
   * Set for a control that a `label` element cannot label, e.g. a group; the control refers to `labelIdOf(id)` instead.
   */
  labelsGroup?: boolean;
  /** Text after the label of an optional field, e.g. `(optional)`. */
  optionalText?: string;
  /** Help text below the control. */
  hint?: ReactNode;
  error?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Layout of a form control: label above, error and hint below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, errorId, label, labelsGroup, optionalText, hint, error, sx, children } = props;
  return (
    <FormControl error={Boolean(error)} sx={sx}>
      <FormLabel id={labelIdOf(id)} {...(labelsGroup ? { component: 'span' } : { htmlFor: id })}>
        {label}
        {optionalText && (
          <Box component="span" sx={{ fontWeight: 'fontWeightRegular', color: 'text.secondary' }}>
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
