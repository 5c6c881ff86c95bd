import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { reviewForm } from '#content/admin/reviews.ts';
import {
  emptyReview,
  type Review,
  type ReviewDraft,
  type ReviewForm,
  reviewEntity,
  reviewFormFields,
  reviewFormSchema,
  reviewToForm,
} from '#domain/review.ts';
import { type Controls, comparedFields, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel, twoColumns } from '../record/FieldsPanel.tsx';
import { type RecordFormData, RecordFormPage } from '../record/RecordFormPage.tsx';
import type { RecordFormConfig } from '../record/recordFormConfig.ts';
import { ReviewWords } from './ReviewWords.tsx';

/** Form configuration of reviews. */
export const reviewFormConfig: RecordFormConfig<Review, ReviewDraft, ReviewForm> = {
  words: reviewForm,
  schema: reviewFormSchema,
  empty: emptyReview,
  savedPath: () => adminPaths.reviews,
  nameOf: ({ name }) => name,
  toDraft: reviewToForm,
  fields: comparedFields(reviewEntity.fields, reviewFormFields, reviewForm),
  recordsOf: ({ reviews }) => reviews,
};

const controls: Controls<keyof ReviewDraft> = {
  status: { hint: reviewForm.statusHint },
  pictureShown: { hint: reviewForm.pictureHint },
  featured: { hint: reviewForm.featuredHint },
  answer: { hint: reviewForm.answerHint, multiline: true, minRows: 4 },
};

/** Form with the status and answer of a review, beside the client's text. */
export function ReviewEditor() {
  const { record } = useLoaderData<RecordFormData<Review, ReviewDraft>>();
  return (
    <RecordFormPage config={reviewFormConfig} backTo={() => adminPaths.reviews} sx={twoColumns}>
      {record && <ReviewWords review={record} />}
      <FieldsPanel>
        <EntityFields
          fields={reviewEntity.fields}
          names={reviewFormFields.filter((name) => name !== 'pictureShown' || record?.picture)}
          schema={reviewFormSchema}
          controls={controls}
          optionalText={reviewForm.optional}
        />
      </FieldsPanel>
    </RecordFormPage>
  );
}
