import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { Conflict, NotFound, SignedOut } from '#backend/errors.ts';
import { Select } from '#components/Select.tsx';
import { leadPage } from '#content/admin/lead.ts';
import { optionsOf } from '#domain/entity.ts';
import {
  type LeadDetails,
  type LeadForm,
  leadEntity,
  leadStatuses,
  leadStatusLabels,
  leadToForm,
} from '#domain/lead.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { staffOptions, useStaff } from '../staff.ts';

const { fields } = leadEntity;

/** Fields of a lead that can be changed without its form. */
type Choices = Pick<LeadForm, 'status' | 'responsibleId'>;

/** Status and responsible person of a lead, edited in place with optimistic updates. */
export function LeadControls({ lead }: { lead: LeadDetails }) {
  const staff = useStaff();
  const { shown, busy, change } = useChanges(lead);
  const setStatus = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (status) change({ status }, leadPage.statusChanged(lead.name, leadStatusLabels[status]));
  };
  const assign = (responsibleId: string) => {
    const name = staff.find(({ id }) => id === responsibleId)?.name ?? leadPage.nobody;
    change({ responsibleId }, leadPage.responsibleChanged(lead.name, name));
  };
  const { responsibleId } = shown;
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

/** @returns the lead with optimistic changes, whether a change is pending, and a function that changes it. */
function useChanges(lead: LeadDetails) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  // The latest lead saved from here; newer than the loader's data.
  const [stored, setStored] = useState(lead);
  const known = newerOf(stored, lead);
  // Changes are sent one after the other, each with the version returned by the previous one.
  const queue = useRef(Promise.resolve(lead));
  const choices = useRef(0);

  const store = async (before: LeadDetails, choice: Partial<Choices>, said: string): Promise<LeadDetails> => {
    try {
      const { leads } = await backend();
      const form = { ...leadToForm(before), ...choice };
      const changed = await whileSignedIn(() => leads.update(before.id, form, before.version));
      setStored(changed);
      say(said);
      void revalidate();
      return changed;
    } catch (error) {
      const isChanged = error instanceof Conflict || error instanceof NotFound;
      say(isChanged ? leadPage.changeConflict : leadPage.changeFailed);
      if (isChanged || error instanceof SignedOut) void revalidate();
      return before;
    }
  };

  /** @param said notice to show after saving. */
  const change = (choice: Partial<Choices>, said: string) => {
    setChosen((before) => ({ ...before, ...choice }));
    choices.current += 1;
    const number = choices.current;
    queue.current = queue.current.then(async (before) => {
      const after = await store(newerOf(before, known), choice, said);
      if (number === choices.current) setChosen({});
      return after;
    });
  };

  const { status, responsibleId } = leadToForm(known);
  return { shown: { status, responsibleId, ...chosen }, busy: Object.keys(chosen).length > 0, change };
}

const newerOf = (one: LeadDetails, other: LeadDetails) => (other.version > one.version ? other : one);
