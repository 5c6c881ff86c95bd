import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Portrait } from '#components/Portrait.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { team, teamHead } from '#content/about.ts';
import { ScrollingList } from './ScrollingList.tsx';

const titleId = 'about-team';

/** Four members of the team. */
export function Team() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={teamHead.eyebrow} title={teamHead.title} />
      <ScrollingList labelledBy={titleId} columns="sm">
        {team.map(({ id, name, role, image, imageAlt, bio }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: { xs: 'grid', sm: 'block' },
              gridTemplateColumns: '4.5rem 1fr',
              gap: 1.5,
              alignContent: 'start',
              alignItems: 'center',
              width: { xs: '16.5rem', sm: 'auto' },
              pr: { xs: 3, sm: 0 },
            }}
          >
            <Portrait src={image} alt={imageAlt} />
            <Box sx={{ mt: { sm: 2.5 } }}>
              <Typography variant="h4" component="h3" sx={{ typography: { xs: 'panelTitle', sm: 'h4' } }}>
                {name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'gold.text', fontWeight: 'fontWeightSemibold' }}>
                {role}
              </Typography>
            </Box>
            <Typography
              variant="body2"
              sx={{ gridColumn: '1 / -1', mt: { sm: 1.5 }, maxWidth: '40ch', color: 'text.secondary' }}
            >
              {bio}
            </Typography>
          </Box>
        ))}
      </ScrollingList>
    </Section>
  );
}
