import { type PostStatus, postStatusLabels } from '#domain/post.ts';
import { Badge } from '../list/Badge.tsx';

/** Whether visitors see a post, by word and colour. */
export function PostStatusBadge({ status }: { status: PostStatus }) {
  const shown = status === 'published';
  return (
    <Badge
      ground={shown ? 'status.new.ground' : 'background.sunken'}
      color={shown ? 'status.new.text' : 'text.secondary'}
    >
      {postStatusLabels[status]}
    </Badge>
  );
}
