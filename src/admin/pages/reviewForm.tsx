import { reviewWords } from '#content/admin/reviews.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { recordFormLoader } from '../record/RecordFormPage.tsx';
import { reviewFormConfig } from '../reviews/ReviewEditor.tsx';

export { ReviewEditor as Component } from '../reviews/ReviewEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: reviewWords.title };

/** @returns the review's form data. */
export const loader = recordFormLoader(reviewFormConfig);
