import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { postForm } from '#content/admin/postForm.ts';
import { textOf } from '#domain/entity.ts';
import { type PostDraft, type PostStatus, parseTags, postEntity } from '#domain/post.ts';
import { PostStatusBadge } from '../../posts/PostStatusBadge.tsx';
import { RichText } from '../editor/RichText.tsx';
import { PicturePreview } from '../picture/PicturePreview.tsx';
import type { PostField } from './differences.ts';

/** Two long tags may differ in their last letters. */
const chipSx = { maxWidth: '100%', height: 'auto', minHeight: 28, '& .MuiChip-label': { whiteSpace: 'normal' } };

/** One field of a version, to be read. */
export function FieldValue({ field, version }: { field: PostField; version: PostDraft }) {
  const value = version[field];
  if (value === '') return <Typography sx={{ color: 'text.secondary' }}>{postForm.conflict.nothing}</Typography>;
  if (field === 'content') return <RichText html={value} />;
  if (field === 'featuredImage') return <PicturePreview src={value} />;
  if (field === 'status') return <PostStatusBadge status={value as PostStatus} />;
  if (field === 'tags') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parseTags(value).map((tag) => (
          <Chip key={tag} label={<bdi>{tag}</bdi>} sx={chipSx} />
        ))}
      </Box>
    );
  }
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-line', ...(field === 'title' && { fontWeight: 600 }) }}>
      {textOf(postEntity.fields[field], value)}
    </Typography>
  );
}
