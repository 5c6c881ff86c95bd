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
  // One change after the other, each of the version that the one before has left; the last choice is shown until it is stored.
  const latest = useRef(lead);
  if (lead.version > latest.current.version) latest.current = lead;
  const queue = useRef(Promise.resolve());
  const choices = useRef(0);

  const store = async (status: LeadStatus, choice: number) => {
    const { id, version } = latest.current;
    const form = { ...leadToForm(latest.current), status };
    let isShownAnew = true;
    try {
      const { leads } = await backend();
      latest.current = await whileSignedIn(() => leads.update(id, form, version));
      say(leadPage.statusChanged(lead.name, leadStatusLabels[status]));
    } catch (error) {
      const isChanged = error instanceof Conflict || error instanceof NotFound;
      say(isChanged ? leadPage.statusConflict : leadPage.statusFailed);
      isShownAnew = isChanged || error instanceof SignedOut;
    }
    const isLast = () => choice === choices.current;
    if (isLast() && isShownAnew) await revalidate();
    if (isLast()) setChosen(null);
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
      value={chosen ?? lead.status}
      onChange={({ target }) => change(target.value)}
      inputProps={{ 'aria-label': leadPage.changeStatus(lead.name), 'aria-busy': chosen !== null }}
      fullWidth
    />
  );
}
