import { type AppointmentStatus, appointmentStatusLabels } from '#domain/appointment.ts';
import { type LeadStatus, leadStatusLabels } from '#domain/lead.ts';
import { type PostStatus, postStatusLabels } from '#domain/post.ts';
import { type ReviewStatus, reviewStatusLabels } from '#domain/review.ts';
import { Badge } from './Badge.tsx';

/** How far a lead has come, by word and colour. */
export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge color={status}>{leadStatusLabels[status]}</Badge>;
}

/** Whether visitors see a post, by word and colour. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge color={status === 'published' ? 'new' : 'quiet'}>{postStatusLabels[status]}</Badge>;
}

const reviewColors = { waiting: 'contacted', approved: 'new', hidden: 'quiet' } as const;

/** Whether visitors see a review, by word and colour. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  return <Badge color={reviewColors[status]}>{reviewStatusLabels[status]}</Badge>;
}

/** Whether an appointment takes place, by word and colour. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge color={status === 'planned' ? 'new' : 'quiet'}>{appointmentStatusLabels[status]}</Badge>;
}
