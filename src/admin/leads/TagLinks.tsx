import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { leadsPath } from '#adminPaths';
import { RouterLink } from '#frame/RouterLink.tsx';

/** Tags of a lead, each linking to all leads with that tag. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {tags.map((tag) => (
        <Chip key={tag} size="small" label={tag} component={RouterLink} clickable href={leadsPath({ tag })} />
      ))}
    </Box>
  );
}
