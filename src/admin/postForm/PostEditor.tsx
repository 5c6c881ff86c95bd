import { adminPaths } from '#adminPaths';
import { usePendingPicture } from '../picture/usePendingPicture.ts';
import { RecordFormPage } from '../record/RecordForm.tsx';
import { PublishingFields, TextFields } from './PostFields.tsx';
import { postRecord } from './postRecord.tsx';

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
