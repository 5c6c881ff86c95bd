import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { startTransition, useOptimistic } from 'react';
import { afterPaint } from '#components/afterPaint.ts';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Name of the group of filters, for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Called once the chosen button is shown as pressed, which it stays until the result is settled. */
  onChange: (value: string) => void | Promise<void>;
}

/** A row of toggle buttons of which exactly one is pressed. */
export function FilterBar({ label, options, value, onChange }: FilterBarProps) {
  const [pressed, press] = useOptimistic(value);
  const choose = async (next: string) => {
    await afterPaint();
    startTransition(async () => {
      press(next);
      await afterPaint();
      await onChange(next);
    });
  };
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={pressed}
      // `next` is null when the pressed button is clicked again; one filter always stays selected.
      onChange={(_event, next: string | null) => next !== null && choose(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
