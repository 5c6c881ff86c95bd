import { type PostStatus, postStatusLabels } from '#domain/post.ts';
import { Badge } from '../list/Badge.tsx';

/** Whether visitors see a post, by word and colour. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  return <Badge color={status === 'published' ? 'new' : 'quiet'}>{postStatusLabels[status]}</Badge>;
}
