import { createContext, type MouseEvent, useContext } from 'react';

/** Functions by which pages use the enquiry dialog. */
export interface EnquiryActions {
  /** Whether the dialog is open. */
  open: boolean;
  /**
   * The props of a link that opens the dialog over the page, and starts loading it when a pointer or the focus
   * comes near. Without JavaScript, or in a new tab, it leads to the contact page.
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

/** @returns the dialog's actions. @throws Error outside of `EnquiryProvider`. */
export function useEnquiry(): EnquiryActions {
  const actions = useContext(EnquiryContext);
  if (!actions) throw new Error('useEnquiry needs an EnquiryProvider above it.');
  return actions;
}
