import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import { logWords as words } from '#content/admin/log.ts';
import { all } from '#domain/listQuery.ts';

/** Props of {@link PeriodFields}. */
export interface PeriodFieldsProps {
  /** Days (`2027-06-14`), or `all`. */
  from: string;
  to: string;
  onChange: (name: 'from' | 'to', day: string) => void;
}

/** The first and the last day of what a list shows. */
export function PeriodFields({ from, to, onChange }: PeriodFieldsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 0 100%', md: 'none' } }}>
      <DayField label={words.from} day={from} onChange={(day) => onChange('from', day)} />
      <DayField label={words.to} day={to} onChange={(day) => onChange('to', day)} />
    </Box>
  );
}

/** A day. While it is being typed, it is none: the list stays as it is. */
function DayField({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  const id = useId();
  const chosen = day === all ? '' : day;
  const [typed, setTyped] = useState(chosen);
  useEffect(() => setTyped(chosen), [chosen]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: { xs: '1 1 140px', md: 'none' } }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        sx={{ flexGrow: 1 }}
      />
    </Box>
  );
}
