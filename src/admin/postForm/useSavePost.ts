import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Conflict, InvalidInput, NotFound, SignedOut } from '#backend/errors.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import type { Post, PostForm } from '#domain/post.ts';
import { paths } from '#paths';
import { useNotice } from '../Notices.tsx';

/** @returns what to say under the title bar; nothing where the fields say it themselves. */
export function failedText(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof SignedOut) return postForm.failed.signedOut;
  if (error instanceof Conflict) return postForm.failed.conflict;
  if (error instanceof NotFound) return postForm.failed.gone;
  return postForm.failed.unreachable;
}

/**
 * Saves a post, says so and goes to the list. @param store stores it for good; may reject.
 * @returns the way to do it, whether it is done, and the place to say that a picture is still being stored.
 */
export function useSavePost(store: (form: PostForm) => Promise<Post>) {
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
    const post = await store(form);
    saved.current = true;
    notice(postForm.saved(post.title));
    // Who has left in the meantime is not fetched back.
    if (here.current) navigate(paths.adminBlog);
  };
  return { save, saved, storing };
}
