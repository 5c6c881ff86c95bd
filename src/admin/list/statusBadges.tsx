import { type AppointmentStatus, appointmentStatusLabels } from '#domain/appointment.ts';
import { type LeadStatus, leadStatusLabels } from '#domain/lead.ts';
import { type PostStatus, postStatusLabels } from '#domain/post.ts';
import { type ReviewStatus, reviewStatusLabels } from '#domain/review.ts';
import { Badge } from './Badge.tsx';

/** Badge of a lead's status. */
export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge color={status}>{leadStatusLabels[status]}</Badge>;
}

/** Badge of a post's status. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge color={status === 'published' ? 'new' : 'quiet'}>{postStatusLabels[status]}</Badge>;
}

const reviewColors = { waiting: 'contacted', approved: 'new', hidden: 'quiet' } as const;

/** Badge of a review's status. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <Badge color={reviewColors[status]}>{reviewStatusLabels[status]}</Badge>;
}

/** Badge of an appointment's status. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge color={status === 'planned' ? 'new' : 'quiet'}>{appointmentStatusLabels[status]}</Badge>;
}
