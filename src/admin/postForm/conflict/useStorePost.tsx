import { useRef, useState } from 'react';
import { newAttempt } from '#backend/attemptKey.ts';
import { useBackend } from '#backend/context.ts';
import { Conflict } from '#backend/errors.ts';
import { type Post, type PostForm, postToForm } from '#domain/post.ts';
import { useWhileSignedIn } from '../../login/SignInAgain.tsx';
import { useQuestion } from '../../useQuestion.ts';
import { type ConflictChoice, ConflictDialog, type PostVersions } from './ConflictDialog.tsx';
import { differences } from './differences.ts';

/** The post that a form changes: its id, and the version that was read. */
export type EditedPost = Pick<Post, 'id' | 'version'>;

/**
 * Stores a post. Where the session has ended it asks for a sign-in, where somebody else has saved another version it
 * asks which one stays, and goes on. @param edited the post, or null for a new one.
 * @param onTake called with the other version where that one stays; the storing is off then.
 * @returns the way to do it, which rejects with `Conflict` where it is off, and the dialog.
 */
export function useStorePost(edited: EditedPost | null, onTake: (theirs: Post) => void) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { question, open, ask, answer } = useQuestion<PostVersions, ConflictChoice>();
  // With the version that was seen last: a page that is loaded anew under the form has seen more than its writer.
  const target = useRef(edited);
  const taken = useRef(false);
  // The same for all attempts of this form: a save whose answer got lost must not make a second post.
  const [attempt] = useState(newAttempt);

  const store = async (form: PostForm): Promise<Post> => {
    try {
      return await whileSignedIn(async () => {
        const { posts } = await backend();
        const { current } = target;
        return current ? posts.update(current.id, form, current.version) : posts.create(form, attempt);
      });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const theirs: Post = error.current;
      // A save whose answer got lost comes back as somebody else's.
      if (differences(form, postToForm(theirs)).length === 0) return theirs;
      const choice = await ask({ mine: form, theirs });
      if (choice === 'back') throw error;
      target.current = theirs;
      if (choice === 'mine') return store(form);
      taken.current = true;
      onTake(theirs);
      throw error;
    }
  };

  const afterClose = () => {
    // The button that had the focus went with the form.
    if (taken.current) document.getElementById('content')?.focus({ preventScroll: true });
    taken.current = false;
  };
  const dialog = question && <ConflictDialog {...question} open={open} onChoice={answer} onExited={afterClose} />;
  return { store, dialog };
}
