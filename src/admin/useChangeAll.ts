import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { listWords } from '#content/admin/list.ts';
import { useWhileSignedIn } from './login/SignInAgain.tsx';
import { useNotice } from './Notices.tsx';
import { useQueue } from './useQueue.ts';
import { useUnlessRunning } from './useUnlessRunning.ts';

/** How records of one kind are changed at once. Must be a constant, as its functions have to be stable. */
export interface ChangeAll<Change> {
  /** @returns the changes that undo this, one for each record that was changed. */
  changeAll: (backend: Backend, changes: readonly Change[]) => Promise<Change[]>;
  /** @returns the notice after undoing a number of all changes. */
  undone: (count: number, of: number) => string;
}

/**
 * @param failed notice if the changes could not be saved.
 * @returns a function that changes records and shows a notice with an Undo button.
 */
export function useChangeAll<Change>({ changeAll, undone }: ChangeAll<Change>, failed: string) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  // A button can be pressed again before the answer; nothing would be left to change, nor to undo in the second notice.
  const unlessRunning = useUnlessRunning();

  const save = useCallback(
    (changes: readonly Change[]): Promise<Change[] | null> =>
      unlessRunning([JSON.stringify(changes)], async () => {
        try {
          const undo = await whileSignedIn((backend) => changeAll(backend, changes));
          await revalidate();
          return undo;
        } catch {
          showNotice(failed);
          return null;
        }
      }),
    [changeAll, failed, whileSignedIn, revalidate, showNotice, unlessRunning],
  );

  /**
   * @param noticeFor returns the notice for a number of changed records.
   * @returns the changes that undo this, one for each changed record; null if the changes could not be saved, or are being saved.
   */
  return useCallback(
    async (
      changes: readonly Change[],
      noticeFor: (count: number) => string | Promise<string>,
    ): Promise<Change[] | null> => {
      const undo = await save(changes);
      if (!undo) return null;
      const undoAll = async () => {
        const stored = await save(undo);
        if (stored) showNotice(undone(stored.length, undo.length));
      };
      const action = { label: listWords.undo, onPress: () => void undoAll() };
      showNotice(await noticeFor(undo.length), undo.length > 0 ? action : undefined);
      return undo;
    },
    [undone, save, showNotice],
  );
}

/**
 * For choices that replace each other, such as the status of selected records: the one made last has to win, and a later
 * request may be faster. The same choice made twice is made once.
 * @param changeAll see {@link useChangeAll}. @returns a function like it, which waits for the changes before.
 */
export function useInOrder<Change>(changeAll: ReturnType<typeof useChangeAll<Change>>) {
  const { run } = useQueue();
  const last = useRef<{ key: string }>(null);
  return async (...[changes, noticeFor]: Parameters<typeof changeAll>): Promise<void> => {
    const choice = { key: JSON.stringify(changes) };
    if (last.current?.key === choice.key) return;
    last.current = choice;
    try {
      await run(() => changeAll(changes, noticeFor));
    } finally {
      if (last.current === choice) last.current = null;
    }
  };
}
