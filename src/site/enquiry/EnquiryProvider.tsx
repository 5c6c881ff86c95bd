import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { serviceCards } from '#content/services/cards.ts';
import { opensHere } from '#frame/opensHere.ts';
import { usePageService } from '#frame/pageHandle.ts';
import { contactPath, samePath } from '#paths';
import { LazyDialogStatus } from '../layout/LoadFailed.tsx';
import { useOverlayEntry } from '../useOverlayEntry.ts';
import { type EnquiryActions, EnquiryContext } from './EnquiryContext.ts';

const loadDialog = async () => (await import('./EnquiryDialog.tsx')).EnquiryDialog;

/**
 * Provides the enquiry dialog to all public pages. Its code (Dialog, Formik, yup) is loaded on demand; the dialog then
 * stays mounted, so that closing it by accident keeps the input. The service of the current page, if any, is
 * preselected.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { Component: Dialog, failed, load, preload } = useLazyComponent(loadDialog);
  const { open, openEntry, closeEntry } = useOverlayEntry('enquiry');
  const { pathname } = useLocation();
  const pageService = usePageService();
  const service = pageService ?? serviceCards.find(({ path }) => samePath(path, pathname))?.id ?? '';

  // The dialog can also be opened by the Forward button or a reload.
  useEffect(() => {
    if (open) load();
  }, [open, load]);

  const actions = useMemo<EnquiryActions>(() => {
    const onClick = async (event: MouseEvent) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      await afterPaint();
      openEntry();
    };
    const href = contactPath(service);
    return { open, link: { href, 'aria-haspopup': 'dialog', onClick, onPointerEnter: preload, onFocus: preload } };
  }, [open, service, openEntry, preload]);

  return (
    <EnquiryContext value={actions}>
      {children}
      {Dialog && <Dialog open={open} onClose={closeEntry} service={service} />}
      <LazyDialogStatus open={open} loaded={Dialog !== undefined} failed={failed} onRetry={load} onClose={closeEntry} />
    </EnquiryContext>
  );
}
