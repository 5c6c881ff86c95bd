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
  const known = stored.version > lead.version ? stored : lead;
  const latest = useRef(known);
  if (known.version > latest.current.version) latest.current = known;
  // One change after the other, each of the version that the one before has left.
  const queue = useRef(Promise.resolve());
  const choices = useRef(0);

  const store = async (status: LeadStatus, choice: number) => {
    const { id, version } = latest.current;
    try {
      const { leads } = await backend();
      const form = { ...leadToForm(latest.current), status };
      latest.current = await whileSignedIn(() => leads.update(id, form, version));
      setStored(latest.current);
      say(leadPage.statusChanged(lead.name, leadStatusLabels[status]));
      void revalidate();
    } catch (error) {
      const isChanged = error instanceof Conflict || error instanceof NotFound;
      say(isChanged ? leadPage.statusConflict : leadPage.statusFailed);
      if (isChanged || error instanceof SignedOut) void revalidate();
    }
    if (choice === choices.current) setChosen(null);
  };

  const change = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (!status) return;
    setChosen(status);
    choices.current += 1;
    const choice = choices.current;
    queue.current = queue.current.then(() => store(status, choice));
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
