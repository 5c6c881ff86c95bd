import ExpandMore from '@mui/icons-material/ExpandMore';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

/** Props of {@link Select}: those of MUI's `NativeSelect`, and the options. */
export interface SelectProps extends Omit<NativeSelectProps, 'children' | 'input'> {
  options: readonly { value: string; label: string }[];
  /** Label of an empty first option; without it there is no empty option. */
  placeholder?: string;
}

/** Makes room for the arrow; `&&&` matches the specificity of MUI's own padding. */
const arrow = {
  '&&& .MuiNativeSelect-select': { pr: 4.5 },
  '& .MuiNativeSelect-icon': { right: 10, width: 20, top: 'calc(50% - 0.5em)', color: 'text.secondary' },
};

/** A native select, which is easier to use on phones than a custom list. */
export function Select({ options, placeholder, sx, ...props }: SelectProps) {
  return (
    <NativeSelect
      IconComponent={ExpandMore}
      {...props}
      input={<OutlinedInput />}
      sx={[arrow, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
