import { useRef } from 'react';
import { adminPaths } from '#adminPaths';
import { InvalidInput } from '#backend/errors.ts';
import { pictureWords } from '#content/admin/postForm.ts';
import { RecordFormPage } from '../record/RecordForm.tsx';
import { PublishingFields, TextFields } from './PostFields.tsx';
import { postRecord } from './postRecord.tsx';

/** Form to create and edit a post. */
export function PostEditor() {
  const storing = useRef(false);
  return (
    <RecordFormPage
      kind={postRecord}
      backTo={() => adminPaths.adminBlog}
      check={() => {
        if (storing.current) throw new InvalidInput({ featuredImage: pictureWords.stillStoring });
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
      }}
    >
      <TextFields />
      <PublishingFields
        onStoring={(busy) => {
          storing.current = busy;
        }}
      />
    </RecordFormPage>
  );
}
