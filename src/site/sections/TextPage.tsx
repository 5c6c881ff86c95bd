import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { textPageSpace } from '#components/sectionSpace.ts';
import { company } from '#content/company.ts';
import { menuLabels } from '#content/site.ts';
import type { TextPageWords, TextSection } from '#content/types.ts';
import { paths } from '#paths';

/** A text-only page: section titles on the left, text on the right, dividers between the sections. */
export function TextPage({ words: { eyebrow, title, lead, sections } }: { words: TextPageWords }) {
  return (
    <Container sx={textPageSpace}>
      <Typography variant="eyebrow" component="p">
        {eyebrow}
      </Typography>
      <Typography variant="h1" sx={{ mt: 2, maxWidth: '11em' }}>
        {title}
      </Typography>
      <Typography variant="lead" sx={{ mt: 3, mb: { xs: 6, md: 10 }, maxWidth: '34em', color: 'text.secondary' }}>
        {lead}
      </Typography>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Container>
  );
}

function Section({ section: { title, paragraphs, points, after = [], contactLinks } }: { section: TextSection }) {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '4fr 8fr' },
        columnGap: 8,
        rowGap: 2,
        py: { xs: 4, md: 5 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {/* Not grids, in which Chromium prints lines over each other where a sheet ends. */}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: '62ch' }}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        {points && (
          <Box component="ul" sx={{ display: 'flex', flexDirection: 'column', gap: 0.75, m: 0, pl: 2.5 }}>
            {points.map((point) => (
              <Typography key={point} component="li" sx={{ '&::marker': { color: 'gold.text' } }}>
                {point}
              </Typography>
            ))}
          </Box>
        )}
        {after.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        {contactLinks && <ContactLinks />}
      </Box>
    </Box>
  );
}

/** The company's contact links. */
function ContactLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      <Button variant="underlined" href={`mailto:${company.email}`}>
        {company.email}
      </Button>
      <Button variant="underlined" href={`tel:${company.phone.tel}`}>
        <bdi>{company.phone.display}</bdi>
      </Button>
      <Button variant="underlined" href={paths.contact}>
        {menuLabels.contact}
      </Button>
    </Box>
  );
}
