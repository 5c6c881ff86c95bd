import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The fields of a form that is left once it is sent: they rest while it is on its way, so that nothing is
 * typed that would be lost. If it comes back, the focus is where it was.
 */
export function FormBody({ sx, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const body = useRef<HTMLDivElement>(null);
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const fields = body.current;
    if (!fields) return;
    if (isSubmitting) left.current = fields.contains(document.activeElement) ? document.activeElement : null;
    fields.inert = isSubmitting;
    if (!isSubmitting && left.current instanceof HTMLElement) left.current.focus();
  }, [isSubmitting]);
  return (
    <Box ref={body} sx={sx}>
      {children}
    </Box>
  );
}
