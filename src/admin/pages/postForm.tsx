import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { postForm } from '#content/admin/postForm.ts';
import { postWords } from '#content/admin/posts.ts';
import { emptyPost, postToForm } from '#domain/post.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { PostEditor } from '../postForm/PostEditor.tsx';
import { postRecord } from '../postForm/postRecord.tsx';
import { RecordMissing } from '../record/RecordMissing.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: postWords.title };

/** @returns the post as its form shows it; without an id the empty form, without such a post no draft. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? null;
  if (id === null) return { edited: null, draft: emptyPost };
  try {
    const post = await (await backendOf(context)).posts.get(id);
    return { edited: { id, version: post.version }, draft: postToForm(post) };
  } catch (error) {
    if (error instanceof NotFound) return { edited: null, draft: null };
    throw error;
  }
}

/** A blog post is written or changed. */
export function Component() {
  const { edited, draft } = useLoaderData<typeof loader>();
  const heading = !draft ? postForm.missing.title : edited === null ? postForm.create : postForm.edit;
  return (
    <>
      {/* A later title goes before the frame's, and is the one that the browser reads. */}
      <title>{postForm.documentTitle(heading)}</title>
      {/* Another post is another form, with its own text and its own way back. */}
      {draft ? (
        <PostEditor key={edited?.id} edited={edited} draft={draft} />
      ) : (
        <RecordMissing words={postForm.missing} backTo={postRecord.listPath} />
      )}
    </>
  );
}
