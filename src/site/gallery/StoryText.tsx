import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sectionSpace } from '#components/sectionSpace.ts';
import { categoryLabels } from '#content/categories.ts';
import { storyWords } from '#content/gallery.ts';
import { formatDate } from '#domain/dates.ts';
import type { EventStory } from '#domain/eventStory.ts';

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
