import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { dashboard } from '#content/admin/dashboard.ts';
import { sheetSx } from '../sheetSx.ts';

/** Props of {@link StatCard}. */
export interface StatCardProps {
  label: string;
  value: number;
  /** How the number has moved. */
  trend: string;
  /** Whether that is good news, and said in its colour. */
  rising: boolean;
  /** Where the details are. */
  href: string;
}

/** One number that matters, how it moves, and the way to what is behind it. */
export function StatCard({ label, value, trend, rising, href }: StatCardProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateAreas: { xs: '"label" "value" "trend" "link"', sm: '"label label" "value link" "trend trend"' },
        gridTemplateColumns: { sm: '1fr auto' },
        gridTemplateRows: { xs: 'auto auto 1fr auto', sm: 'auto' },
        alignItems: { sm: 'center' },
        justifyItems: 'start',
        px: { xs: 2, md: 3 },
        pt: 2,
        pb: { xs: 1, sm: 2 },
        ...sheetSx,
      }}
    >
      <Typography variant="body2" component="h2" sx={{ gridArea: 'label', color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="figureMedium" sx={{ gridArea: 'value', my: 0.75 }}>
        {value}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{
          gridArea: 'trend',
          color: rising ? 'success.main' : 'text.secondary',
          fontWeight: 600,
          lineHeight: 1.35,
        }}
      >
        {trend}
      </Typography>
      <Button variant="underlined" size="small" href={href} sx={{ gridArea: 'link' }}>
        {dashboard.viewDetails}
        <span style={visuallyHidden}>: {label}</span>
      </Button>
    </Box>
  );
}
