import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { appointmentFields, parsePeople } from '#domain/appointmentForm.ts';
import type { Person } from '#domain/session.ts';
import { ControlField, type FieldControl } from '#forms/ControlField.tsx';
import { useStaff } from '../staff.ts';

/** Height of a checkbox's row, in px. */
const rowHeight = 42;

/** Rows shown without scrolling: the last one is cut in half, so that it is seen that more follow. */
const shownRows = 5.5;

/** Staff of an appointment: a checkbox for each account. */
export function PeopleField() {
  return (
    <ControlField name="people" label={appointmentFields.people.label} optionalText={words.optional}>
      {(control) => <PeopleBoxes {...control} />}
    </ControlField>
  );
}

function PeopleBoxes({ labelId, value, invalid, describedBy, setValue }: FieldControl) {
  const staff = useStaff();
  const chosen = parsePeople(value);
  const gone = chosen.filter((id) => !staff.some((person) => person.id === id));
  const all: Person[] = [...staff, ...gone.map((id) => ({ id, name: words.gonePerson }))];
  const choose = (id: string, isChosen: boolean) =>
    setValue((isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)).join(','));
  if (all.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{words.nobody}</Typography>;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        gridAutoRows: `minmax(${rowHeight}px, auto)`,
        maxHeight: rowHeight * shownRows,
        overflowY: 'auto',
      }}
    >
      {all.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          label={<bdi>{name}</bdi>}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_event, isChosen) => choose(id, isChosen)}
              slotProps={{ input: { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy } }}
            />
          }
        />
      ))}
    </Box>
  );
}
