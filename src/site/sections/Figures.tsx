import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '#content/company.ts';

/** Four key figures of the company, on a dark background. */
export function Figures() {
  return (
    <Box sx={{ bgcolor: 'deep.ground', color: 'deep.softText' }}>
      <Container>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
            m: 0,
            py: { xs: 2, sm: 0 },
          }}
        >
          {company.figures.map(({ value, label }) => (
            <Figure
              key={label}
              value={value}
              label={label}
              sx={{
                py: { xs: 1.75, sm: 5 },
                px: { sm: 2, md: 4 },
                '&:first-of-type': { pl: 0 },
                '&:not(:first-of-type)': {
                  borderLeft: { sm: '1px solid color-mix(in srgb, currentColor 20%, transparent)' },
                },
                '& dd': { color: 'deep.gold' },
              }}
            />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

/** One figure of a list (`dl`) with its label below. */
export function Figure({ value, label, sx }: { value: string; label: string; sx: SxProps<Theme> }) {
  return (
    <Box
      sx={[
        { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography component="dt" variant="body2" sx={{ mt: 1 }}>
        {label}
      </Typography>
      <Typography component="dd" variant="figure" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}
