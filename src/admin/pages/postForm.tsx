import { postWords } from '#content/admin/posts.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { postFormConfig } from '../postForm/PostEditor.tsx';
import { recordFormLoader } from '../record/RecordFormPage.tsx';

export { PostEditor as Component } from '../postForm/PostEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: postWords.title };

/** @returns the post's form data. */
export const loader = recordFormLoader(postFormConfig);
