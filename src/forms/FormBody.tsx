import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The fields of a form that is left after submission: inert while the request is pending, so that no edits get lost. If
 * the request fails, the focus is restored.
 */
export function FormBody({ sx, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const body = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const fields = body.current;
    if (!fields) return;
    if (isSubmitting) focusedBefore.current = fields.contains(document.activeElement) ? document.activeElement : null;
    fields.inert = isSubmitting;
    if (!isSubmitting && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }, [isSubmitting]);
  return (
    <Box ref={body} sx={sx}>
      {children}
    </Box>
  );
}
