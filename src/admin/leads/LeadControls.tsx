import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Select } from '#components/Select.tsx';
import { leadPage } from '#content/admin/lead.ts';
import { optionsOf } from '#domain/entity.ts';
import { type LeadChange, type LeadDetails, leadEntity, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { staffOptions, useStaff } from '../staff.ts';
import { useChangeLeads } from './useChangeLeads.ts';

const { fields } = leadEntity;

/** Fields of a lead that can be changed without its form. */
type Choices = Pick<LeadChange, 'status' | 'responsibleId'>;

/** Status and responsible person of a lead, edited in place with optimistic updates that can be undone. */
export function LeadControls({ lead }: { lead: LeadDetails }) {
  const staff = useStaff();
  const { shown, busy, change } = useChanges(lead);
  const setStatus = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (status) change({ status }, leadPage.statusChanged(lead.name, leadStatusLabels[status]));
  };
  const assign = (value: string) => {
    const name = staff.find(({ id }) => id === value)?.name ?? null;
    change({ responsibleId: value || null }, leadPage.responsibleChanged(lead.name, name));
  };
  const responsibleId = shown.responsibleId ?? '';
  const isGone = responsibleId !== '' && !staff.some(({ id }) => id === responsibleId);
  const people = [
    ...staffOptions(staff, leadPage.nobody, ''),
    ...(isGone ? [{ value: responsibleId, label: lead.responsible || leadPage.formerColleague }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Select
        options={optionsOf(leadStatusLabels)}
        value={shown.status}
        onChange={({ target }) => setStatus(target.value)}
        inputProps={{ 'aria-label': leadPage.changeStatus(lead.name), 'aria-busy': busy }}
        fullWidth
      />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {fields.responsible.label}
      </Typography>
      <Select
        options={people}
        value={responsibleId}
        onChange={({ target }) => assign(target.value)}
        inputProps={{ 'aria-label': leadPage.changeResponsible(lead.name), 'aria-busy': busy }}
        fullWidth
      />
    </Box>
  );
}

/** Changes that are shown before the loader's data has them. */
interface Pending {
  choices: Choices;
  /** Version of the lead that has these changes; infinite until they are stored. */
  version: number;
}

/** @returns the lead with optimistic changes, whether a change is pending, and a function that changes it. */
function useChanges(lead: LeadDetails) {
  const store = useChangeLeads(leadPage.changeFailed);
  const [pending, setPending] = useState<Pending>({ choices: {}, version: 0 });
  // Changes are sent one after the other, each for the version that the previous one made.
  const queue = useRef(Promise.resolve(lead.version));
  const count = useRef(0);
  const choicesOf = ({ choices, version }: Pending) => (version > lead.version ? choices : {});

  /** @param said notice to show after saving. */
  const change = (choice: Choices, said: string) => {
    setPending((before) => ({ choices: { ...choicesOf(before), ...choice }, version: Number.POSITIVE_INFINITY }));
    count.current += 1;
    const number = count.current;
    queue.current = queue.current.then(async (stored) => {
      const version = Math.max(stored, lead.version);
      // Nothing is changed if somebody else has changed the lead meanwhile.
      const undo = await store([{ id: lead.id, ...choice, version }], (changed) =>
        changed > 0 ? said : leadPage.changeConflict,
      );
      const after = undo?.[0]?.version ?? 0;
      if (number === count.current) setPending((before) => ({ ...before, version: after }));
      return Math.max(after, version);
    });
  };

  const { status, responsibleId } = lead;
  const choices = choicesOf(pending);
  return {
    shown: { status, responsibleId, ...choices },
    busy: pending.version === Number.POSITIVE_INFINITY,
    change,
  };
}
