import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { postForm } from '#content/admin/postForm.ts';
import { useFormChanged } from '#forms/useFormChanged.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

const { leaving } = postForm;

/** Asks before the surrounding form is left with something unsaved. @param saved set once all of it is. */
export function UnsavedChanges({ saved }: { saved: RefObject<boolean> }) {
  const changed = useFormChanged();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!saved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [changed, saved]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={leaving.title}
      text={leaving.text}
      cancel={leaving.stay}
      confirm={leaving.leave}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
