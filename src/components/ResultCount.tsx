import { visuallyHidden } from '@mui/utils';

/** Tells screen readers how much a list shows, whenever a filter changes it. */
export function ResultCount({ children }: { children: string }) {
  return (
    <p role="status" style={visuallyHidden}>
      {children}
    </p>
  );
}
