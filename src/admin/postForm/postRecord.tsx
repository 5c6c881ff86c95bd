import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminPaths } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { textOf } from '#domain/entity.ts';
import {
  emptyPost,
  type Post,
  type PostDraft,
  type PostForm,
  postEntity,
  postFormSchema,
  postStatuses,
  postToForm,
} from '#domain/post.ts';
import { parseTags } from '#domain/texts.ts';
import { PostStatusBadge } from '../list/statusBadges.tsx';
import { PicturePreview } from '../picture/PicturePreview.tsx';
import type { ComparedField, RecordKind } from '../record/recordKind.ts';
import { sameContent } from './editor/extensions.ts';
import { RichText } from './editor/RichText.tsx';

/** Wraps long tags, which may differ only in their last letters. */
const chipSx = { maxWidth: '100%', height: 'auto', minHeight: 28, '& .MuiChip-label': { whiteSpace: 'normal' } };

const text = (value: string, weight?: number) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-line', fontWeight: weight }}>
    {value}
  </Typography>
);

const tags = (value: string) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {parseTags(value).map((tag) => (
      <Chip key={tag} label={<bdi>{tag}</bdi>} sx={chipSx} />
    ))}
  </Box>
);

const status = (value: string) => {
  const known = postStatuses.find((candidate) => candidate === value);
  return known && <PostStatusBadge status={known} />;
};

const equal = (mine: string, theirs: string) => mine === theirs;
const nothing = <Typography sx={{ color: 'text.secondary' }}>{postForm.conflict.nothing}</Typography>;

/** @param same compares values that can be written in several ways. */
const field = (name: keyof PostDraft, show: (value: string) => ReactNode, same = equal): ComparedField<PostDraft> => ({
  label: postForm.labels[name],
  isSame: (mine, theirs) => mine[name] === theirs[name] || same(mine[name], theirs[name]),
  show: (version) => (version[name] === '' ? nothing : show(version[name])),
});

/** Form configuration of posts. Short fields come first in comparisons. */
export const postRecord: RecordKind<Post, PostDraft, PostForm> = {
  words: postForm,
  schema: postFormSchema,
  empty: emptyPost,
  savedPath: () => adminPaths.adminBlog,
  nameOf: ({ title }) => title,
  toDraft: postToForm,
  fields: [
    field('title', (value) => text(value, 600)),
    field('excerpt', (value) => text(value)),
    field('status', status),
    field('category', (value) => text(textOf(postEntity.fields.category, value))),
    field('tags', tags, (mine, theirs) => parseTags(mine).join() === parseTags(theirs).join()),
    field('featuredImage', (value) => <PicturePreview src={value} />),
    field('slug', (value) => text(value)),
    field('metaTitle', (value) => text(value)),
    field('metaDescription', (value) => text(value)),
    field('content', (value) => <RichText html={value} />, sameContent),
  ],
  recordsOf: ({ posts }) => posts,
};
