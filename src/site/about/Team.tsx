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
      <Box sx={{ '& > ul': { rowGap: { xs: 3, sm: 6 } } }}>
        <CardGrid>
          {team.map(({ id, name, role, image, imageAlt, bio }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: { xs: 'grid', sm: 'block' }, gridTemplateColumns: '4.5rem 1fr', columnGap: 2 }}
            >
              <div>
                <Portrait src={image} alt={imageAlt} />
              </div>
              <Box sx={{ mt: { sm: 2.5 } }}>
                <Typography variant="h4" component="h3" sx={{ typography: { xs: 'panelTitle', sm: 'h4' } }}>
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'gold.text', fontWeight: 600 }}>
                  {role}
                </Typography>
                <Typography
                  variant="body2"
                  sx={{ mt: { xs: 0.5, sm: 1.5 }, maxWidth: '40ch', color: 'text.secondary' }}
                >
                  {bio}
                </Typography>
              </Box>
            </Box>
          ))}
        </CardGrid>
      </Box>
    </Section>
  );
}
