import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Select } from '#components/Select.tsx';
import { leadPage } from '#content/admin/lead.ts';
import { optionsOf } from '#domain/entity.ts';
import { type LeadDetails, leadEntity, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { responsibleOptions, useStaff } from '../staff.ts';
import { useLeadUpdates } from './useLeadUpdates.ts';

const { fields } = leadEntity;

/** Status and responsible person of a lead, edited in place with optimistic updates that can be undone. */
export function LeadControls({ lead }: { lead: LeadDetails }) {
  const staff = useStaff();
  const { updates, isSaving, change } = useLeadUpdates(leadPage.changeFailed, lead);
  const busy = isSaving(lead.id);
  const shown = { ...lead, ...updates.get(lead.id) };
  const setStatus = (value: string) => {
    const status = leadStatuses.find((candidate) => candidate === value);
    if (status) change(lead, { status }, leadPage.statusChanged(lead.name, leadStatusLabels[status]));
  };
  const assign = (value: string) => {
    const name = staff.find(({ id }) => id === value)?.name ?? null;
    change(lead, { responsibleId: value || null }, leadPage.responsibleChanged(lead.name, name));
  };
  const responsibleId = shown.responsibleId ?? '';
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
        options={responsibleOptions(staff, shown, leadPage)}
        value={responsibleId}
        onChange={({ target }) => assign(target.value)}
        inputProps={{ 'aria-label': leadPage.changeResponsible(lead.name), 'aria-busy': busy }}
        fullWidth
      />
    </Box>
  );
}
