import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, NotFound, SignedOut } from '#backend/errors.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import type { Post, PostForm } from '#domain/post.ts';
import { paths } from '#paths';
import { useNotice } from '../Notices.tsx';

/** @returns what to say under the title bar; nothing where the fields say it themselves. */
export function failedText(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof SignedOut) return postForm.failed.signedOut;
  if (error instanceof NotFound) return postForm.failed.gone;
  return postForm.failed.unreachable;
}

/** The post that a form changes: its id, and the version that was read. */
export type EditedPost = Pick<Post, 'id' | 'version'>;

/**
 * Saves a post, says so and goes to the list. @param edited the post, or null for a new one.
 * @returns the way to do it, whether it is done, and the place to say that a picture is still being stored.
 */
export function useSavePost(edited: EditedPost | null) {
  const backend = useBackend();
  const navigate = useNavigate();
  const notice = useNotice();
  const saved = useRef(false);
  const storing = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const save = async (form: PostForm) => {
    if (storing.current) throw new InvalidInput({ featuredImage: pictureWords.stillStoring });
    const { posts } = await backend();
    const post = await (edited ? posts.update(edited.id, form, edited.version) : posts.create(form));
    saved.current = true;
    notice(postForm.saved(post.title));
    // Who has left in the meantime is not fetched back.
    if (here.current) navigate(paths.adminBlog);
  };
  return { save, saved, storing };
}
