import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { ProgressBar } from '../layout/ProgressBar.tsx';
import { EnquiryContext } from './EnquiryContext.ts';
import type { EnquiryDialogProps } from './EnquiryDialog.tsx';
import { EnquiryUnavailable } from './EnquiryUnavailable.tsx';

/**
 * Holds the enquiry dialog for all public pages. Its code (Dialog, Formik, yup) is loaded when first
 * wanted; once there it stays mounted, so that closing it by accident loses nothing that was typed.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<EnquiryDialogProps>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    const { EnquiryDialog } = await import('./EnquiryDialog.tsx');
    setDialog(() => EnquiryDialog);
  }, []);

  const openEnquiry = useCallback(() => {
    setOpen(true);
    setFailed(false);
    load().catch(() => {
      setOpen(false);
      setFailed(true);
    });
  }, [load]);

  const preloadEnquiry = useCallback(() => {
    // A failure here is told when the visitor really opens it.
    load().catch(() => undefined);
  }, [load]);

  const actions = useMemo(() => ({ openEnquiry, preloadEnquiry }), [openEnquiry, preloadEnquiry]);
  const close = useCallback(() => setOpen(false), []);

  return (
    <EnquiryContext value={actions}>
      {children}
      {open && !Dialog && <ProgressBar />}
      {Dialog && <Dialog open={open} onClose={close} />}
      {failed && <EnquiryUnavailable onRetry={openEnquiry} onClose={() => setFailed(false)} />}
    </EnquiryContext>
  );
}
