import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { plainList } from './styles.ts';

/** A list of features with gold check marks; in two columns from the `sm` breakpoint up. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{ ...plainList, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3, rowGap: 1.25 }}
    >
      {features.map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.5, typography: 'body2' }}>
          <Check fontSize="small" sx={{ flex: 'none', mt: '2px', color: 'gold.text' }} />
          {feature}
        </Box>
      ))}
    </Box>
  );
}
