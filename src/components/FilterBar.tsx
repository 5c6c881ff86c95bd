import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Name of the group of filters, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A row of toggle buttons of which exactly one is pressed. */
export function FilterBar({ label, options, value, onChange }: FilterBarProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      // `next` is null when the pressed button is clicked again; one filter always stays selected.
      onChange={(_event, next: string | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
