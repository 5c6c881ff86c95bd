import Button from '@mui/material/Button';
import { leadWords } from '#content/admin/leads.ts';
import { csvFile } from '#domain/csv.ts';
import { optionsOf } from '#domain/entity.ts';
import { type Lead, leadEntity, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { ChoiceMenu } from '../list/ChoiceMenu.tsx';
import { staffOptions, useStaff } from '../staff.ts';
import { saveLeads } from './ExportButton.tsx';
import { useChangeLeads } from './useChangeLeads.ts';
import type { LeadChoices } from './usePendingChoices.ts';

/** Bulk actions for selected leads, in addition to deletion. */
export function LeadSelection({ rows }: { rows: readonly Lead[] }) {
  const staff = useStaff();
  const changeAll = useChangeLeads();
  const changeShown = (choice: LeadChoices, noticeFor: (count: number) => string) =>
    void changeAll(
      rows.map(({ id }) => ({ id, ...choice })),
      (count) => (count > 0 ? noticeFor(count) : leadWords.noneChanged),
    );
  const setStatus = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (status) changeShown({ status }, (count) => leadWords.statusesSet(count, leadStatusLabels[status]));
  };
  const assign = (value: string) => {
    const person = staff.find(({ id }) => id === value);
    changeShown({ responsibleId: person?.id ?? null }, (count) => leadWords.assigned(count, person?.name ?? null));
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
