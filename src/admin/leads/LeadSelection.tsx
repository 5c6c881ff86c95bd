import { leadWords } from '#content/admin/leads.ts';
import { optionsOf } from '#domain/entity.ts';
import { type Lead, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { ChoiceMenu } from '../list/ChoiceMenu.tsx';
import { CsvButton } from '../list/CsvButton.tsx';
import { staffOptions, useStaff } from '../staff.ts';
import { useInOrder } from '../useChangeAll.ts';
import { type LeadUpdate, useChangeLeads } from './useLeadUpdates.ts';

/** Bulk actions for selected leads, in addition to deletion. */
export function LeadSelection({ rows }: { rows: readonly Lead[] }) {
  const staff = useStaff();
  const changeAll = useInOrder(useChangeLeads());
  const changeShown = (update: LeadUpdate, noticeFor: (count: number) => string) =>
    void changeAll(
      rows.map(({ id }) => ({ id, ...update })),
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
      <CsvButton
        words={{ ...leadWords, exportCsv: leadWords.exportSelected }}
        name="leads"
        read={({ leads }) => leads.exportSelected(rows.map(({ id }) => id))}
      />
    </>
  );
}
