import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sectionSpace } from '#components/sectionSpace.ts';
import { categoryLabels } from '#content/categories.ts';
import { storyWords } from '#content/gallery.ts';
import { language } from '#content/language.ts';
import { formatDate } from '#domain/dates.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { Figure } from '../sections/Figures.tsx';

/** The client's wishes, and facts about the event. */
export function StoryBrief({ story: { asked, category, date, place } }: { story: EventStory }) {
  const { facts } = storyWords;
  return (
    <Columns
      aside={
        <Box component="dl" sx={{ display: 'grid', m: 0, borderTop: 1, borderColor: 'divider' }}>
          <Fact term={facts.kind}>{categoryLabels[category]}</Fact>
          <Fact term={facts.date}>
            <time dateTime={date}>{formatDate(date)}</time>
          </Fact>
          <Fact term={facts.place}>{place}</Fact>
        </Box>
      }
    >
      <Typography variant="eyebrow" component="h2">
        {storyWords.asked}
      </Typography>
      {asked.map((paragraph) => (
        <Typography key={paragraph} variant="quote" component="p" sx={{ mt: 2.5 }}>
          {paragraph}
        </Typography>
      ))}
    </Columns>
  );
}

/** One part of the story's main text. @param props.title heading of the first part. */
export function StoryResult({ title, paragraphs }: { title?: string; paragraphs: readonly string[] }) {
  return (
    <Columns>
      {title && (
        <Typography variant="eyebrow" component="h2">
          {title}
        </Typography>
      )}
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2.5, '&:first-of-type': { mt: title ? 2.5 : 0 } }}>
          {paragraph}
        </Typography>
      ))}
    </Columns>
  );
}

/** A text column right of the centre; on small screens `aside` comes first. */
function Columns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <Container sx={{ py: sectionSpace(0.6875) }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '4fr 8fr' }, columnGap: 8, rowGap: 5 }}>
        <div>{aside}</div>
        <Box sx={{ maxWidth: '62ch' }}>{children}</Box>
      </Box>
    </Container>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '6.5em 1fr', py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Three or four key figures of an event. */
export function StoryFigures({ figures }: Pick<EventStory, 'figures'>) {
  return (
    <Container sx={{ pb: sectionSpace(0.6875) }}>
      <Box
        component="dl"
        aria-label={storyWords.figures}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${figures.length}, 1fr)` },
          columnGap: 4,
          m: 0,
          py: { xs: 1.5, sm: 4 },
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {figures.map(({ value, label }) => (
          <Figure
            key={label}
            value={value}
            label={label}
            sx={{ py: { xs: 2, sm: 0 }, '& dt': { color: 'text.secondary' } }}
          />
        ))}
      </Box>
    </Container>
  );
}

/** A client's quote in large type. */
export function StoryQuote({ quote: { text, name, role } }: Pick<EventStory, 'quote'>) {
  return (
    <Box sx={{ py: sectionSpace(0.875), bgcolor: 'blush.ground' }}>
      <Container>
        <Box component="figure" sx={{ m: 0, maxWidth: '58rem', mx: 'auto', textAlign: { md: 'center' } }}>
          <Box component="blockquote" sx={{ m: 0 }}>
            <Typography
              variant="h2"
              component="p"
              sx={({ typography }) => ({ fontStyle: typography.tagline.fontStyle })}
            >
              {language.quotes[0]}
              {text}
              {language.quotes[1]}
            </Typography>
          </Box>
          <Typography component="figcaption" variant="body2" sx={{ mt: 4 }}>
            <Box component="span" sx={{ fontWeight: 'fontWeightSemibold' }}>
              {name}
            </Box>
            {`, ${role}`}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}
