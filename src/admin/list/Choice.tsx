import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';

/** Props of {@link Choice}. */
export interface ChoiceProps {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  sx?: SxProps<Theme>;
}

/** For the arrow; MUI states its own with the weight of three classes. */
const room = { '&&& .MuiNativeSelect-select': { pr: 4.5 }, '& .MuiNativeSelect-icon': { right: 8 } };

/** One of several, in the browser's own list, which phones show best. */
export function Choice({ label, options, value, onChange, sx }: ChoiceProps) {
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={[room, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
