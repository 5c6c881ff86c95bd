import Box from '@mui/material/Box';
import { OneLine } from './OneLine.tsx';

/** A cell of two texts: what a record is called, and a quieter line beneath. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.45 }}>
      <OneLine text={first} sx={{ fontWeight: 600 }} />
      <OneLine text={second} sx={{ color: 'text.secondary', fontSize: 'caption.fontSize' }} />
    </Box>
  );
}
