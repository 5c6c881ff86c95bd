import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

/** Props of {@link Select}: those of MUI's `NativeSelect`, and what there is to choose from. */
export interface SelectProps extends Omit<NativeSelectProps, 'children' | 'input'> {
  options: readonly { value: string; label: string }[];
  /** The first, empty choice; without it there is always something chosen. */
  placeholder?: string;
}

/** Makes room for the arrow; `&&&` because MUI states its padding with the weight of three classes. */
const arrow = { '&&& .MuiNativeSelect-select': { pr: 4.5 }, '& .MuiNativeSelect-icon': { right: 8 } };

/** One of several, in the browser's own list, which phones show best. */
export function Select({ options, placeholder, sx, ...props }: SelectProps) {
  return (
    <NativeSelect {...props} input={<OutlinedInput />} sx={[arrow, ...(Array.isArray(sx) ? sx : [sx])]}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
