import Box from '@mui/material/Box';
import { adminPaths } from '#adminPaths';
import { postForm } from '#content/admin/postForm.ts';
import { tagWords } from '#content/admin/recordForm.ts';
import { postCategoryLabels } from '#domain/categories.ts';
import { optionsOf } from '#domain/entity.ts';
import { postStatusLabels } from '#domain/post.ts';
import { ControlField } from '#forms/ControlField.tsx';
import { RadioField } from '#forms/RadioField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { TagsField } from '#forms/TagsField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PicturePicker } from '../picture/PicturePicker.tsx';
import { usePendingPicture } from '../picture/usePendingPicture.ts';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import { RichTextEditor } from './editor/RichTextEditor.tsx';
import { postRecord } from './postRecord.tsx';
import { SearchFields } from './SearchFields.tsx';

const { labels } = postForm;
const statuses = optionsOf(postStatusLabels);
const categories = optionsOf(postCategoryLabels);

/** Form to create and edit a post. */
export function PostEditor() {
  const { onBusy, check } = usePendingPicture('featuredImage');
  return (
    <RecordFormPage
      kind={postRecord}
      backTo={() => adminPaths.adminBlog}
      check={check}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
      }}
    >
      <TextFields />
      <PublishingFields onStoring={onBusy} />
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
 * Publishing fields of a post: status, category, tags, picture and search settings. @param onStoring called when a
 * picture upload begins and ends.
 */
function PublishingFields({ onStoring }: { onStoring: (busy: boolean) => void }) {
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
          {(control) => <PicturePicker control={control} onBusy={onStoring} />}
        </ControlField>
      </FieldsPanel>
      <SearchFields />
    </Box>
  );
}
