import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminPaths } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { tagWords } from '#content/admin/recordForm.ts';
import { postCategoryLabels } from '#domain/categories.ts';
import { optionsOf, textOf } from '#domain/entity.ts';
import {
  emptyPost,
  type Post,
  type PostDraft,
  type PostForm,
  postEntity,
  postFormSchema,
  postStatuses,
  postStatusLabels,
  postToForm,
} from '#domain/post.ts';
import { parseTags } from '#domain/texts.ts';
import { ControlField } from '#forms/ControlField.tsx';
import { RadioField } from '#forms/RadioField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { TagsField } from '#forms/TagsField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PostStatusBadge } from '../list/statusBadges.tsx';
import { PicturePicker } from '../picture/PicturePicker.tsx';
import { PicturePreview } from '../picture/PicturePreview.tsx';
import { usePendingPicture } from '../picture/usePendingPicture.ts';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import type { ComparedField, RecordFormConfig } from '../record/recordFormConfig.ts';
import { sameContent } from './editor/extensions.ts';
import { RichText } from './editor/RichText.tsx';
import { RichTextEditor } from './editor/RichTextEditor.tsx';
import { SearchFields } from './SearchFields.tsx';

/** Wraps long tags, which may differ only in their last letters. */
const chipSx = { maxWidth: '100%', height: 'auto', minHeight: 28, '& .MuiChip-label': { whiteSpace: 'normal' } };

const showText = (value: string, weight?: string) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-line', fontWeight: weight }}>
    {value}
  </Typography>
);

const showTags = (value: string) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {parseTags(value).map((tag) => (
      <Chip key={tag} label={<bdi>{tag}</bdi>} sx={chipSx} />
    ))}
  </Box>
);

const showStatus = (value: string) => {
  const known = postStatuses.find((candidate) => candidate === value);
  return known && <PostStatusBadge status={known} />;
};

const equal = (mine: string, theirs: string) => mine === theirs;
const emptyValue = <Typography sx={{ color: 'text.secondary' }}>{postForm.conflict.nothing}</Typography>;

/** @returns a field in the comparison of two versions. @param same compares values that can be written in several ways. */
const compared = (
  name: keyof PostDraft,
  show: (value: string) => ReactNode,
  same = equal,
): ComparedField<PostDraft> => ({
  label: postForm.labels[name],
  isSame: (mine, theirs) => mine[name] === theirs[name] || same(mine[name], theirs[name]),
  show: (version) => (version[name] === '' ? emptyValue : show(version[name])),
});

/** Form configuration of posts. Short fields come first in comparisons. */
export const postFormConfig: RecordFormConfig<Post, PostDraft, PostForm> = {
  words: postForm,
  schema: postFormSchema,
  empty: emptyPost,
  savedPath: () => adminPaths.adminBlog,
  nameOf: ({ title }) => title,
  toDraft: postToForm,
  fields: [
    compared('title', (value) => showText(value, 'fontWeightSemibold')),
    compared('excerpt', (value) => showText(value)),
    compared('status', showStatus),
    compared('category', (value) => showText(textOf(postEntity.fields.category, value))),
    compared('tags', showTags, (mine, theirs) => parseTags(mine).join() === parseTags(theirs).join()),
    compared('featuredImage', (value) => <PicturePreview src={value} />),
    compared('slug', (value) => showText(value)),
    compared('metaTitle', (value) => showText(value)),
    compared('metaDescription', (value) => showText(value)),
    compared('content', (value) => <RichText html={value} />, sameContent),
  ],
  recordsOf: ({ posts }) => posts,
};

const { labels } = postForm;
const statuses = optionsOf(postStatusLabels);
const categories = optionsOf(postCategoryLabels);

/** Form to create and edit a post. */
export function PostEditor() {
  const { onBusy, throwIfPending } = usePendingPicture('featuredImage');
  return (
    <RecordFormPage
      config={postFormConfig}
      backTo={() => adminPaths.adminBlog}
      beforeSave={throwIfPending}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
      }}
    >
      <TextFields />
      <PublishingFields onBusy={onBusy} />
    </RecordFormPage>
  );
}

/** The fields of a post's text: title, excerpt, content. */
function TextFields() {
  return (
    <FieldsPanel>
      <TextField name="title" label={labels.title} aria-required autoComplete="off" dir="auto" />
      <TextField
        name="excerpt"
        label={labels.excerpt}
        hint={postForm.excerptHint}
        aria-required
        multiline
        minRows={2}
        dir="auto"
      />
      <ControlField name="content" label={labels.content}>
        {(control) => <RichTextEditor control={control} />}
      </ControlField>
    </FieldsPanel>
  );
}

/**
 * Publishing fields of a post: status, category, tags, picture and search settings. @param onBusy called when a
 * picture upload begins and ends.
 */
function PublishingFields({ onBusy }: { onBusy: (busy: boolean) => void }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 }, alignContent: 'start' }}>
      <FieldsPanel>
        <RadioField name="status" label={labels.status} hint={postForm.statusHint} options={statuses} />
        <SelectField
          name="category"
          label={labels.category}
          aria-required
          placeholder={postForm.categoryPlaceholder}
          options={categories}
        />
        <TagsField name="tags" label={labels.tags} {...tagWords} />
      </FieldsPanel>
      <FieldsPanel>
        <ControlField name="featuredImage" label={labels.featuredImage} hint={postForm.imageHint}>
          {(control) => <PicturePicker control={control} onBusy={onBusy} />}
        </ControlField>
      </FieldsPanel>
      <SearchFields />
    </Box>
  );
}
