import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Select } from '#components/Select.tsx';
import { pickerColor } from './tokenColors.ts';

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(15em, 1fr))' } as const;

/** A section with inputs. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Box sx={grid}>{children}</Box>
  </Box>
);

/** An input below its label. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="label" sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
    {label}
    {children}
  </Box>
);

/** Looks of the inputs. */
const inputSx = {
  p: 1,
  minHeight: 44,
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'control.border',
  borderRadius: 1,
};

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An input for text. */
export const Text = ({ label, value, onChange }: TextProps) => (
  <Labelled label={label}>
    <Box component="input" value={value} onChange={(event) => onChange(event.target.value)} sx={inputSx} />
  </Labelled>
);

/** A colour input with a picker and a text field. */
export const Color = ({ label, value, onChange }: TextProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'end' }}>
    <Box
      component="input"
      type="color"
      aria-label={`Pick ${label}`}
      value={pickerColor(value)}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      sx={{ width: 44, height: 44, p: 0.5, flex: 'none' }}
    />
    <Text label={label} value={value} onChange={onChange} />
  </Box>
);

interface MeasureProps {
  label: string;
  value: number;
  step?: number;
  onChange: (value: number) => void;
}

/** An input for a number; what is not one yet, such as a sign alone, is kept until the input is left. */
export function Measure({ label, value, step = 1, onChange }: MeasureProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    if (text !== '') onChange(Number(text));
  };
  return (
    <Labelled label={label}>
      <Box
        component="input"
        type="number"
        step={step}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
        sx={inputSx}
      />
    </Labelled>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

/** A choice of fixed values. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <Labelled label={label}>
    <Select
      value={value}
      options={options.map((option) => ({ value: option, label: option }))}
      onChange={({ target }) => onChange(target.value as Value)}
    />
  </Labelled>
);
