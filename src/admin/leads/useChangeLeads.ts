import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import type { LeadChange } from '#domain/lead.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * @param failed notice if the changes could not be saved.
 * @returns a function that changes leads and shows a notice with an Undo button.
 */
export function useChangeLeads(failed: string = leadWords.changesFailed) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();

  const store = async (changes: readonly LeadChange[]): Promise<LeadChange[] | null> => {
    try {
      const { leads } = await backend();
      const undo = await whileSignedIn(() => leads.changeAll(changes));
      await revalidate();
      return undo;
    } catch {
      say(failed);
      return null;
    }
  };

  /**
   * @param said returns the notice for a number of changed leads.
   * @returns the changes that undo this, one for each changed lead; null if the changes could not be saved.
   */
  return async (changes: readonly LeadChange[], said: (count: number) => string): Promise<LeadChange[] | null> => {
    const undo = await store(changes);
    if (!undo) return null;
    const takeBack = async () => {
      const undone = await store(undo);
      if (undone) say(leadWords.changesUndone(undone.length, undo.length));
    };
    const action = { label: listWords.undo, onPress: () => void takeBack() };
    say(said(undo.length), undo.length > 0 ? action : undefined);
    return undo;
  };
}
