import { createContext, type MouseEvent, useContext } from 'react';

/** State and actions of the enquiry dialog for pages. */
export interface EnquiryActions {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * Props of a link that opens the dialog and preloads its code on hover or focus. Without JavaScript, or in a new tab,
   * the link leads to the contact page.
   */
  link: {
    href: string;
    'aria-haspopup': 'dialog';
    onClick: (event: MouseEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
}

/** Provided by `EnquiryProvider`. */
export const EnquiryContext = createContext<EnquiryActions | null>(null);

/** @returns the dialog's state and actions. @throws Error outside of `EnquiryProvider`. */
export function useEnquiry(): EnquiryActions {
  const actions = useContext(EnquiryContext);
  if (!actions) throw new Error('useEnquiry needs an EnquiryProvider above it.');
  return actions;
}
