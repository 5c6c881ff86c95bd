import Button, { type ButtonProps } from '@mui/material/Button';
import { useEnquiry } from './EnquiryContext.ts';

/** A button that opens the enquiry dialog, and starts loading it when a pointer or the focus comes near. */
export function EnquiryButton(props: ButtonProps) {
  const { openEnquiry, preloadEnquiry } = useEnquiry();
  return (
    <Button
      variant="contained"
      {...props}
      aria-haspopup="dialog"
      onClick={openEnquiry}
      onPointerEnter={preloadEnquiry}
      onFocus={preloadEnquiry}
    />
  );
}
