import Button, { type ButtonProps } from '@mui/material/Button';
import { useEnquiry } from './EnquiryContext.ts';

/** A link styled as a button that opens the enquiry dialog. */
export function EnquiryButton(props: ButtonProps) {
  return <Button variant="contained" {...props} {...useEnquiry().link} />;
}
