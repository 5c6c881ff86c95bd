import { createContext, useContext } from 'react';

/** What pages can do with the enquiry dialog. */
export interface EnquiryActions {
  /** Whether the dialog is open. */
  open: boolean;
  /** Opens the dialog over the page, without navigating. */
  openEnquiry: () => void;
  /** Starts loading the dialog's code: called when a pointer or the focus comes near an opener. */
  preloadEnquiry: () => void;
}

/** Provided by `EnquiryProvider`. */
export const EnquiryContext = createContext<EnquiryActions | null>(null);

/** @returns the dialog's actions. @throws Error outside of `EnquiryProvider`. */
export function useEnquiry(): EnquiryActions {
  const actions = useContext(EnquiryContext);
  if (!actions) throw new Error('useEnquiry needs an EnquiryProvider above it.');
  return actions;
}
