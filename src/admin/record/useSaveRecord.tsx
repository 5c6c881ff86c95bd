import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newAttempt } from '#backend/attemptKey.ts';
import { useBackend } from '#backend/context.ts';
import { Conflict, InvalidInput, NotAllowed, NotFound, SignedOut } from '#backend/errors.ts';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { ownersOnly } from '#domain/account.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { useQuestion } from '../useQuestion.ts';
import { type ConflictChoice, ConflictDialog } from './ConflictDialog.tsx';
import { type DraftFields, differences, listSearch, type RecordKind, type SavedRecord } from './recordKind.ts';

/** The record that a form changes: its id, and the version that was read. */
export type EditedRecord = Pick<SavedRecord, 'id' | 'version'>;

/** @returns what to say where a record was not saved; nothing where the fields say it themselves. */
export function failureOf(error: unknown, { failed }: RecordFormWords): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof SignedOut) return failed.signedOut;
  if (error instanceof NotAllowed) return ownersOnly;
  if (error instanceof Conflict) return failed.conflict;
  if (error instanceof NotFound) return failed.gone;
  return failed.unreachable;
}

/**
 * The one way to save a record: it says so and leads on, or stays. Where the session has ended it asks for a sign-in,
 * where somebody else has saved another version it asks which one stays, and goes on.
 * @param edited the record, or null for a new one.
 * @param onTake called with the other version where that one stays; the saving is off then.
 * @returns `save`, which rejects with `Conflict` where it is off; whether it is done; and the dialog.
 */
export function useSaveRecord<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>(
  kind: RecordKind<Row, Draft, Form>,
  edited: EditedRecord | null,
  onTake: (theirs: Row) => void,
) {
  const backend = useBackend();
  const navigate = useNavigate();
  // The query of the list that the form was opened from.
  const { search } = useLocation();
  const notice = useNotice();
  const whileSignedIn = useWhileSignedIn();
  const { question, open, ask, answer } = useQuestion<{ mine: Draft; theirs: Row }, ConflictChoice>();
  // With the version that was seen last: a page that is loaded anew under the form has seen more than its writer.
  const target = useRef(edited);
  const taken = useRef(false);
  const saved = useRef(false);
  const isHere = useIsHere();
  // The same for all attempts of this form: a save whose answer got lost must not make a second record.
  const [attempt] = useState(newAttempt);

  const store = async (form: Form): Promise<Row> => {
    try {
      return await whileSignedIn(async () => {
        const { current } = target;
        const { create, update } = kind.of(await backend());
        if (current) return update(current.id, form, current.version);
        if (!create) throw new NotFound('Staff makes no records of this kind.');
        return create(form, attempt);
      });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const theirs: Row = error.current;
      // A save whose answer got lost comes back as somebody else's.
      if (differences(kind.fields, form, kind.toDraft(theirs)).length === 0) return theirs;
      const choice = await ask({ mine: form, theirs });
      if (choice === 'back') throw error;
      target.current = theirs;
      if (choice === 'mine') return store(form);
      taken.current = true;
      onTake(theirs);
      throw error;
    }
  };

  const save = async (form: Form) => {
    const record = await store(form);
    const path = kind.savedPath(record);
    // A form that stays changes what it has just saved.
    if (path === null) target.current = record;
    saved.current = path !== null;
    notice(kind.words.saved(kind.nameOf(record)));
    // Who has left in the meantime is not fetched back.
    if (path !== null && isHere.current) navigate(path + listSearch(search, kind.begin));
  };
  const afterClose = () => {
    // The button that had the focus went with the form.
    if (taken.current) document.getElementById('content')?.focus({ preventScroll: true });
    taken.current = false;
  };
  const dialog = question && (
    <ConflictDialog
      words={kind.words.conflict}
      fields={kind.fields}
      mine={question.mine}
      theirs={kind.toDraft(question.theirs)}
      savedAt={question.theirs.updatedAt}
      open={open}
      onChoice={answer}
      onExited={afterClose}
    />
  );
  return { save, saved, dialog };
}

/** @returns whether the component is still on screen. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
