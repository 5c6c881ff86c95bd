import { type MouseEvent, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { serviceCards } from '#content/services/cards.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { usePageService } from '#frame/pageHandle.ts';
import { contactPath, samePath } from '#paths';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { useOverlayEntry } from '../useOverlayEntry.ts';
import { type EnquiryActions, EnquiryContext } from './EnquiryContext.ts';

const loadDialog = async () => (await import('./EnquiryDialog.tsx')).EnquiryDialog;

/**
 * Holds the enquiry dialog for all public pages. Its code (Dialog, Formik, yup) is loaded when first
 * wanted; once there it stays mounted, so that closing it by accident loses nothing that was typed.
 * On the page of a service it is about that service, whatever opened it; as on pages that name one.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const { Component: Dialog, failed, fetch } = useLazyComponent(loadDialog);
  const { open, openEntry, closeEntry } = useOverlayEntry('enquiry');
  const { pathname } = useLocation();
  const told = usePageService();
  const service = told ?? serviceCards.find(({ path }) => samePath(path, pathname))?.id ?? '';

  // Forward and reload come to an open dialog, too.
  useEffect(() => {
    if (open) fetch();
  }, [open, fetch]);

  const actions = useMemo<EnquiryActions>(() => {
    const onClick = (event: MouseEvent) => {
      // A new tab, a new window, a download: the browser does what it does with links.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openEntry();
    };
    const href = contactPath(service);
    return { open, link: { href, 'aria-haspopup': 'dialog', onClick, onPointerEnter: fetch, onFocus: fetch } };
  }, [open, service, openEntry, fetch]);

  return (
    <EnquiryContext value={actions}>
      {children}
      {open && !Dialog && !failed && <ProgressBar />}
      {Dialog && <Dialog open={open} onClose={closeEntry} service={service} />}
      {open && failed && <LoadFailed onRetry={fetch} onClose={closeEntry} />}
    </EnquiryContext>
  );
}
