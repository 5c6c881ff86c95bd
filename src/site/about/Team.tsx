import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Portrait } from '#components/Portrait.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { team, teamHead } from '#content/about.ts';
import { CardGrid } from '../sections/CardGrid.tsx';

const titleId = 'about-team';

/** Four people a visitor may meet. */
export function Team() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={teamHead.eyebrow} title={teamHead.title} />
      <CardGrid>
        {team.map(({ id, name, role, image, imageAlt, bio }) => (
          <li key={id}>
            <Box sx={{ maxWidth: { xs: 280, sm: 'none' } }}>
              <Portrait src={image} alt={imageAlt} />
            </Box>
            <Typography variant="h4" component="h3" sx={{ mt: 2.5 }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'gold.text', fontWeight: 600 }}>
              {role}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '40ch', color: 'text.secondary' }}>
              {bio}
            </Typography>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
