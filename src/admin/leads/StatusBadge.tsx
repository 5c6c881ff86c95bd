import { type LeadStatus, leadStatusLabels } from '#domain/lead.ts';
import { Badge } from '../list/Badge.tsx';

/** How far a lead has come, by word and colour. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge color={status}>{leadStatusLabels[status]}</Badge>;
}
