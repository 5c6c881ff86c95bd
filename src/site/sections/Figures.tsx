import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { company } from '#content/company.ts';

/** The company in four numbers, on the deep ground. */
export function Figures() {
  return (
    <Box sx={{ bgcolor: 'deep.ground', color: 'deep.softText' }}>
      <Container>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
            m: 0,
            py: { xs: 2, md: 0 },
          }}
        >
          {company.figures.map(({ value, label }) => (
            <Box
              key={label}
              sx={{
                display: 'flex',
                flexDirection: 'column-reverse',
                justifyContent: 'flex-end',
                py: { xs: 1.75, md: 5 },
                px: { md: 4 },
                '&:first-of-type': { pl: 0 },
                '&:not(:first-of-type)': {
                  borderLeft: { md: '1px solid color-mix(in srgb, currentColor 20%, transparent)' },
                },
              }}
            >
              <Typography component="dt" variant="body2" sx={{ mt: 1 }}>
                {label}
              </Typography>
              <Typography component="dd" variant="figure" sx={{ m: 0, color: 'deep.gold' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
