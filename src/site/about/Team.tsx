import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { team, teamHead } from '#content/about.ts';

const titleId = 'about-team';

/** Four people a visitor may meet. */
export function Team() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={teamHead.eyebrow} title={teamHead.title} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: 3,
          rowGap: 6,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {team.map(({ id, name, role, image, imageAlt, bio }) => (
          <li key={id}>
            <Avatar
              variant="square"
              src={image}
              alt={imageAlt}
              slotProps={{ img: { loading: 'lazy', width: 400, height: 400 } }}
              sx={{ width: '100%', height: 'auto', aspectRatio: '1', maxWidth: { xs: 280, sm: 'none' } }}
            />
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
      </Box>
    </Section>
  );
}
