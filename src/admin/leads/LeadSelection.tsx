import Button from '@mui/material/Button';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { csvFile } from '#domain/csv.ts';
import { optionsOf } from '#domain/entity.ts';
import { type Lead, type LeadChange, leadEntity, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { ChoiceMenu } from '../list/ChoiceMenu.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { staffOptions, useStaff } from '../staff.ts';
import { saveLeads } from './ExportButton.tsx';

/** What can be done with several leads at once, besides deleting them. */
export function LeadSelection({ rows }: { rows: readonly Lead[] }) {
  const staff = useStaff();
  const changeAll = useChangeAll();
  const setStatus = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (!status) return;
    const said = (count: number) => leadWords.statusesSet(count, leadStatusLabels[status]);
    void changeAll(
      rows.map(({ id }) => ({ id, status })),
      said,
    );
  };
  const assign = (value: string) => {
    const person = staff.find(({ id }) => id === value);
    const said = (count: number) => leadWords.assigned(count, person?.name ?? leadWords.nobody);
    void changeAll(
      rows.map(({ id }) => ({ id, responsibleId: person?.id ?? null })),
      said,
    );
  };
  return (
    <>
      <ChoiceMenu label={leadWords.setStatus} options={optionsOf(leadStatusLabels)} onChoose={setStatus} />
      <ChoiceMenu label={leadWords.assign} options={staffOptions(staff, leadWords.nobody)} onChoose={assign} />
      <Button
        variant="outlined"
        size="small"
        onClick={() => saveLeads(new Blob([csvFile(leadEntity, rows)], { type: 'text/csv;charset=utf-8' }))}
      >
        {leadWords.exportSelected}
      </Button>
    </>
  );
}

/** @returns what changes leads, says so, and offers to take it back. */
function useChangeAll() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();

  const store = async (changes: readonly LeadChange[]): Promise<LeadChange[] | null> => {
    try {
      const { leads } = await backend();
      const undo = await whileSignedIn(() => leads.changeAll(changes));
      await revalidate();
      return undo;
    } catch {
      say(leadWords.changesFailed);
      return null;
    }
  };

  /** @param said what to say of so many leads that were changed. */
  return async (changes: readonly LeadChange[], said: (count: number) => string) => {
    const undo = await store(changes);
    if (!undo) return;
    const takeBack = async () => {
      const undone = await store(undo);
      if (undone) say(leadWords.changesUndone(undone.length, undo.length));
    };
    const action = { label: listWords.undo, onPress: () => void takeBack() };
    say(said(undo.length), undo.length > 0 ? action : undefined);
  };
}
