import { useState } from 'react';
import { postForm } from '#content/admin/postForm.ts';
import { type PostDraft, postFormSchema, postToForm } from '#domain/post.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { useNotice } from '../Notices.tsx';
import { type EditedPost, useStorePost } from './conflict/useStorePost.tsx';
import { FilingFields, WrittenFields } from './PostFields.tsx';
import { fieldMargin } from './sticky.ts';
import { TitleBar } from './TitleBar.tsx';
import { UnsavedChanges } from './UnsavedChanges.tsx';
import { failedText, useSavePost } from './useSavePost.ts';

/** Props of {@link PostEditor}. */
export interface PostEditorProps {
  /** The post that is changed; null for a new one. */
  edited: EditedPost | null;
  draft: PostDraft;
}

/** The form in which a post is written and changed. */
export function PostEditor({ edited, draft }: PostEditorProps) {
  const say = useNotice();
  const [taken, setTaken] = useState({ draft, times: 0 });
  const { store, dialog } = useStorePost(edited, (theirs) => {
    setTaken(({ times }) => ({ draft: postToForm(theirs), times: times + 1 }));
    say(postForm.conflict.taken);
  });
  const { save, saved, storing } = useSavePost(store);
  return (
    <>
      <AppForm
        // Another version is another form: its text counts as unchanged, and the editor reads it anew.
        key={taken.times}
        initialValues={taken.draft}
        schema={postFormSchema}
        onSubmit={save}
        failedText={failedText}
        keepsValues
        noValidate
      >
        <TitleBar heading={edited === null ? postForm.create : postForm.edit} />
        <FormBody
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
            '& :is(input, textarea, select, .tiptap)': { scrollMarginTop: fieldMargin },
          }}
        >
          <WrittenFields />
          <FilingFields
            onStoring={(busy) => {
              storing.current = busy;
            }}
          />
        </FormBody>
        <UnsavedChanges saved={saved} />
      </AppForm>
      {dialog}
    </>
  );
}
