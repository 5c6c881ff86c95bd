import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

/** Props of {@link TitledWarning}. */
export interface TitledWarningProps {
  /** Heading of the second level, which names the region. */
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A warning of several sentences under a heading. */
export function TitledWarning({ title, children, sx }: TitledWarningProps) {
  const id = useId();
  return (
    <Alert
      severity="warning"
      role="region"
      aria-labelledby={id}
      sx={[{ '& p': { maxWidth: '72ch' }, '& p + p': { mt: 1 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <AlertTitle id={id} component="h2">
        {title}
      </AlertTitle>
      {children}
    </Alert>
  );
}
