import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { Conflict, NotFound, SignedOut } from '#backend/errors.ts';
import { Select } from '#components/Select.tsx';
import { leadPage } from '#content/admin/lead.ts';
import { optionsOf } from '#domain/entity.ts';
import { type LeadDetails, type LeadStatus, leadStatuses, leadStatusLabels, leadToForm } from '#domain/lead.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

const options = optionsOf(leadStatusLabels);

/** How far a lead has come, changed in place; what was chosen stands there at once. */
export function LeadStatusControl({ lead }: { lead: LeadDetails }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [chosen, setChosen] = useState<LeadStatus | null>(null);
  // As this control has stored it, which the page hears of a moment later.
  const [stored, setStored] = useState(lead);
  const known = newerOf(stored, lead);
  // One change after the other, each of the version that the one before has left.
  const queue = useRef(Promise.resolve(lead));
  const choices = useRef(0);

  const store = async (before: LeadDetails, status: LeadStatus): Promise<LeadDetails> => {
    try {
      const { leads } = await backend();
      const form = { ...leadToForm(before), status };
      const changed = await whileSignedIn(() => leads.update(before.id, form, before.version));
      setStored(changed);
      say(leadPage.statusChanged(lead.name, leadStatusLabels[status]));
      void revalidate();
      return changed;
    } catch (error) {
      const isChanged = error instanceof Conflict || error instanceof NotFound;
      say(isChanged ? leadPage.statusConflict : leadPage.statusFailed);
      if (isChanged || error instanceof SignedOut) void revalidate();
      return before;
    }
  };

  const change = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (!status) return;
    setChosen(status);
    choices.current += 1;
    const choice = choices.current;
    queue.current = queue.current.then(async (before) => {
      const after = await store(newerOf(before, known), status);
      if (choice === choices.current) setChosen(null);
      return after;
    });
  };

  return (
    <Select
      options={options}
      value={chosen ?? known.status}
      onChange={({ target }) => change(target.value)}
      inputProps={{ 'aria-label': leadPage.changeStatus(lead.name), 'aria-busy': chosen !== null }}
      fullWidth
    />
  );
}

const newerOf = (one: LeadDetails, other: LeadDetails) => (other.version > one.version ? other : one);
