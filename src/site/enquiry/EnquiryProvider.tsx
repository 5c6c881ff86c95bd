import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { useOverlayEntry } from '../useOverlayEntry.ts';
import { EnquiryContext } from './EnquiryContext.ts';

const loadDialog = async () => (await import('./EnquiryDialog.tsx')).EnquiryDialog;

/**
 * Holds the enquiry dialog for all public pages. Its code (Dialog, Formik, yup) is loaded when first
 * wanted; once there it stays mounted, so that closing it by accident loses nothing that was typed.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { Component: Dialog, failed, fetch } = useLazyComponent(loadDialog);
  const { open, openEntry, closeEntry } = useOverlayEntry('enquiry');

  // Forward and reload come to an open dialog, too.
  useEffect(() => {
    if (open) fetch();
  }, [open, fetch]);

  const openEnquiry = useCallback(() => openEntry(), [openEntry]);
  const actions = useMemo(() => ({ open, openEnquiry, preloadEnquiry: fetch }), [open, openEnquiry, fetch]);

  return (
    <EnquiryContext value={actions}>
      {children}
      {open && !Dialog && !failed && <ProgressBar />}
      {Dialog && <Dialog open={open} onClose={closeEntry} />}
      {open && failed && <LoadFailed onRetry={fetch} onClose={closeEntry} />}
    </EnquiryContext>
  );
}
