import { type LeadStatus, leadStatusLabels } from '#domain/lead.ts';
import { Badge } from '../list/Badge.tsx';

/** How far a lead has come, by word and colour. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge ground={`status.${status}.ground`} color={`status.${status}.text`}>
      {leadStatusLabels[status]}
    </Badge>
  );
}
