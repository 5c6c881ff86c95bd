import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { sectionSpace } from '#components/sectionSpace.ts';
import { storyWords } from '#content/gallery.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';

/** Credits of the event, and a button to plan a similar event. */
export function StoryClosing({ credits }: Pick<EventStory, 'credits'>) {
  const { plan } = storyWords;
  return (
    <Container sx={{ py: sectionSpace(0.875) }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 6fr' }, columnGap: 12, rowGap: 8 }}>
        <section aria-labelledby="story-credits">
          <Typography variant="eyebrow" component="h2" id="story-credits">
            {storyWords.credits}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 2.5 }}>
            {credits.map(({ role, name }) => (
              <Box key={role} sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: 2, py: 0.5 }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {role}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {name}
                </Typography>
              </Box>
            ))}
          </Box>
        </section>
        <section aria-labelledby="story-plan" data-screen="">
          <Typography variant="h2" id="story-plan" sx={{ maxWidth: '11em' }}>
            {plan.title}
          </Typography>
          <Typography sx={{ mt: 2.5, maxWidth: '34em', color: 'text.secondary' }}>{plan.text}</Typography>
          <EnquiryButton sx={{ mt: 4 }}>{plan.button}</EnquiryButton>
        </section>
      </Box>
    </Container>
  );
}
