import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Panel, panelInset } from '../Panel.tsx';

/** Props of {@link ShortcutCard}. */
export interface ShortcutCardProps {
  title: string;
  value: number;
  /** Label of the number, and link to exactly what it counts. */
  counted: { label: string; href: string };
  /** Link to the list. */
  view: { label: string; href: string };
  /** Link to create a record. */
  create: { label: string; href: string };
}

/** Number of records, with links to list and create them. */
export function ShortcutCard({ title, value, counted, view, create }: ShortcutCardProps) {
  return (
    <Panel title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: panelInset, py: 2.5 }}>
        <Link
          href={counted.href}
          variant="body2"
          underline="hover"
          sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, mr: 'auto', color: 'text.primary' }}
        >
          <Typography variant="figureSmall" component="span" sx={{ flex: 'none' }}>
            {value}
          </Typography>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {counted.label}
          </Box>
        </Link>
        {/* In a narrow panel the buttons share the width, or have a row each, depending on their words. */}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            flexGrow: { xs: 1, sm: 0, lg: 1 },
            '& > *': { flexGrow: 1 },
          }}
        >
          <Button variant="outlined" size="small" href={view.href}>
            {view.label}
          </Button>
          <Button variant="contained" size="small" href={create.href}>
            {create.label}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
