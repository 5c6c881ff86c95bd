import { useRef, useState } from 'react';
import { InvalidInput } from '#backend/errors.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import { type PostDraft, type PostForm, postFormSchema, postToForm } from '#domain/post.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { useNotice } from '../Notices.tsx';
import { fieldMargin } from '../record/sticky.ts';
import { TitleBar } from '../record/TitleBar.tsx';
import { UnsavedChanges } from '../record/UnsavedChanges.tsx';
import { type EditedRecord, failureOf, useSaveRecord } from '../record/useSaveRecord.tsx';
import { PublishingFields, TextFields } from './PostFields.tsx';
import { postRecord } from './postRecord.tsx';

/** Props of {@link PostEditor}. */
export interface PostEditorProps {
  /** The post that is changed; null for a new one. */
  edited: EditedRecord | null;
  draft: PostDraft;
}

/** The form in which a post is written and changed. */
export function PostEditor({ edited, draft }: PostEditorProps) {
  const say = useNotice();
  const [taken, setTaken] = useState({ draft, times: 0 });
  const { save, saved, dialog } = useSaveRecord(postRecord, edited, (theirs) => {
    setTaken(({ times }) => ({ draft: postToForm(theirs), times: times + 1 }));
    say(postForm.conflict.taken);
  });
  const storing = useRef(false);
  const submit = async (form: PostForm) => {
    if (storing.current) throw new InvalidInput({ featuredImage: pictureWords.stillStoring });
    await save(form);
  };
  return (
    <>
      <AppForm
        // Another version is another form: its text counts as unchanged, and the editor reads it anew.
        key={taken.times}
        initialValues={taken.draft}
        schema={postFormSchema}
        onSubmit={submit}
        failedText={(error) => failureOf(error, postForm)}
        keepsValues
        noValidate
      >
        <TitleBar
          heading={edited === null ? postForm.create : postForm.edit}
          words={postForm}
          backTo={postRecord.listPath}
        />
        <FormBody
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
            '& :is(input, textarea, select, .tiptap)': { scrollMarginTop: fieldMargin },
          }}
        >
          <TextFields />
          <PublishingFields
            onStoring={(busy) => {
              storing.current = busy;
            }}
          />
        </FormBody>
        <UnsavedChanges words={postForm.leaving} saved={saved} />
      </AppForm>
      {dialog}
    </>
  );
}
