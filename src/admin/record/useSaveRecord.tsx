import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { Conflict, NotFound } from '#backend/errors.ts';
import { focusContent } from '#frame/focusContent.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { shortName } from '../shortName.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useQuestion } from '../useQuestion.ts';
import { type ConflictChoice, ConflictDialog } from './ConflictDialog.tsx';
import {
  type DraftFields,
  differences,
  listSearch,
  type RecordFormConfig,
  type SavedRecord,
} from './recordFormConfig.ts';

/** The record edited by a form: its id, and the version that was loaded. */
export type EditedRecord = Pick<SavedRecord, 'id' | 'version'>;

/**
 * Saves a record, shows a notice and navigates, unless the form stays open. If the session has ended, asks the user to
 * sign in; if another user has saved another version, asks which one to keep, and continues.
 * @param edited the record, or null for a new one.
 * @param attempt idempotency key, so that a retry after a lost response does not create a second record.
 * @param onKeepTheirs called with the other version if the user keeps that; the save is cancelled then.
 * @returns `save`, which takes the form's values and those before the user's changes, and rejects with `Conflict` if
 * cancelled; whether the record is saved; the version being edited, null for a new one; whether the record was deleted
 * and staff cannot create one; and the conflict dialog.
 */
export function useSaveRecord<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft>(
  config: RecordFormConfig<Row, Draft, Form>,
  edited: EditedRecord | null,
  attempt: string,
  onKeepTheirs: (theirs: Row) => void,
) {
  const navigate = useNavigate();
  // Query of the list that the form was opened from.
  const { search } = useLocation();
  const showNotice = useNotice();
  const whileSignedIn = useWhileSignedIn();
  const { question, open, ask, answer } = useQuestion<
    { mine: Draft; theirs: Row; isMerged: boolean },
    ConflictChoice
  >();
  // The version that the user has seen; revalidation may load a newer one while the form is open.
  const target = useRef(edited);
  const isReplaced = useRef(false);
  const isGone = useRef(false);
  const saved = useRef(false);
  const isMounted = useIsMounted();

  /** After a save of a record that was deleted meanwhile, the next one creates it anew, if staff can. */
  const orSaveAnew = (canCreate: boolean) => (error: unknown) => {
    if (error instanceof NotFound && canCreate) target.current = null;
    isGone.current = error instanceof NotFound && !canCreate;
    throw error;
  };

  /** A record that was kept in place of the edited one is another version of it. */
  const orConflict = (backend: Backend, id: string) => async (error: unknown) => {
    const kept = error instanceof NotFound ? ((await config.keptInsteadOf?.(backend, id)) ?? null) : null;
    throw kept ? new Conflict(kept) : error;
  };

  const store = async (form: Form): Promise<Row> => {
    try {
      return await whileSignedIn(async (backend) => {
        const { current } = target;
        const { create, update } = config.recordsOf(backend);
        if (current)
          return update(current.id, form, current.version)
            .catch(orConflict(backend, current.id))
            .catch(orSaveAnew(create !== undefined));
        if (!create) throw new NotFound('Records of this kind cannot be created by staff.');
        return create(form, attempt);
      });
    } catch (error) {
      if (error instanceof Conflict) return resolveConflict(form, error);
      throw error;
    }
  };

  const resolveConflict = async (form: Form, conflict: Conflict<Row>): Promise<Row> => {
    const theirs: Row = conflict.current;
    // A retry after a lost response conflicts with the user's own save.
    if (differences(config.fields, form, config.toDraft(theirs)).length === 0) return theirs;
    // Once the form was left, nobody is asked.
    const isMerged = theirs.id !== target.current?.id;
    const choice = isMounted.current ? await ask({ mine: form, theirs, isMerged }) : 'back';
    if (choice === 'back') throw conflict;
    target.current = theirs;
    if (choice === 'mine') return store(form);
    isReplaced.current = true;
    onKeepTheirs(theirs);
    throw conflict;
  };

  const save = async (form: Form, before: Draft) => {
    const record = await store(form);
    const path = config.savedPath(record);
    // A form that stays open edits the version it has just saved.
    if (path === null) target.current = record;
    saved.current = path !== null;
    showNotice(config.savedNotice?.(record, before) ?? config.words.saved(shortName(config.nameOf(record))));
    // Does not navigate if the user has left the page meanwhile. Back leads to where the form was opened.
    if (path !== null && isMounted.current)
      navigate(path + listSearch(search, config.prefillParams), { replace: true });
  };
  const restoreFocus = () => {
    // The focused button was removed together with the form.
    if (isReplaced.current) focusContent();
    isReplaced.current = false;
  };
  const dialog = question && (
    <ConflictDialog
      words={{ ...config.words.conflict, ...(question.isMerged && config.words.merged) }}
      fields={config.fields}
      mine={question.mine}
      theirs={config.toDraft(question.theirs)}
      savedAt={question.theirs.updatedAt}
      open={open}
      onChoice={answer}
      onExited={restoreFocus}
    />
  );
  return {
    save,
    saved,
    version: () => target.current?.version ?? null,
    isGone: () => isGone.current,
    dialog,
  };
}
