import { type RefObject, useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { useFormChanged } from '#forms/useFormField.ts';
import { LeaveDialog } from '../ConfirmDialog.tsx';
import { isAfterSignOut, useLeaveQuestion } from '../endSession.ts';
import { useQuestion } from '../useQuestion.ts';

/** Props of {@link UnsavedChanges}. */
export interface UnsavedChangesProps {
  words: RecordFormWords['leaving'];
  /** True once everything is saved, for forms that are left by saving. */
  saved?: RefObject<boolean>;
}

/** Asks for confirmation before leaving the surrounding form with unsaved changes. */
export function UnsavedChanges(props: UnsavedChangesProps) {
  return <LeaveGuard {...props} changed={useFormChanged()} />;
}

/** Lets the browser ask before the tab is closed or reloaded with unsaved changes in the surrounding form. */
export function AskBeforeClosing({ saved }: Pick<UnsavedChangesProps, 'saved'>) {
  useAskBeforeClosing(useFormChanged(), saved);
  return null;
}

function useAskBeforeClosing(changed: boolean, saved?: UnsavedChangesProps['saved']): void {
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!saved?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed, saved]);
}

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps extends UnsavedChangesProps {
  /** Whether there are unsaved changes. */
  changed: boolean;
}

/** Asks for confirmation before leaving a page with unsaved changes. Only one instance per page. */
export function LeaveGuard({ words, saved, changed }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !saved?.current && !isAfterSignOut(nextLocation) && currentLocation.pathname !== nextLocation.pathname,
  );
  const { open, ask, answer } = useQuestion<null, boolean>();
  const askBeforeLeaving = useCallback(async () => saved?.current || ask(null), [saved, ask]);
  useLeaveQuestion(changed ? askBeforeLeaving : null);
  // If an earlier navigation leaves the page while the question is open, there is nothing left to ask.
  useEffect(() => () => answer(true), [answer]);

  useAskBeforeClosing(changed, saved);

  return (
    <LeaveDialog
      open={open || blocker.state === 'blocked'}
      words={words}
      onStay={() => {
        answer(false);
        blocker.reset?.();
      }}
      onLeave={() => {
        answer(true);
        blocker.proceed?.();
      }}
    />
  );
}
