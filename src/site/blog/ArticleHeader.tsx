import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { initialsOf } from '#components/initialsOf.ts';
import { Photo } from '#components/Photo.tsx';
import { spaceBelowHeader, textPageSpace } from '#components/sectionSpace.ts';
import { articleWords } from '#content/article.ts';
import { parentsOfPost } from '#content/parentPages.ts';
import { authorPortraits } from '#content/photos/authorPortraits.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import type { Article } from '#domain/article.ts';
import { formatDate } from '#domain/dates.ts';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';

/** Header of a post: category, title, author, date and picture. @param minutes reading time. */
export function ArticleHeader({ article, minutes }: { article: Article; minutes: number }) {
  const picture = pictureOf(article.image);
  return (
    <Box component="header" sx={{ pt: textPageSpace.pt }}>
      <Container>
        <Breadcrumbs parents={parentsOfPost(article.category)} />
        <Typography
          dir="auto"
          variant="h1"
          sx={{ mt: 3, maxWidth: '15em', fontSize: 'h2.fontSize', overflowWrap: 'anywhere' }}
        >
          {article.title}
        </Typography>
        <Typography
          dir="auto"
          variant="lead"
          sx={{ mt: 3, maxWidth: '36em', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {article.excerpt}
        </Typography>
        <Byline article={article} minutes={minutes} />
      </Container>
      {picture && (
        <Container sx={{ mt: { xs: 5, md: 8 } }}>
          <Photo
            picture={picture}
            sizes="(min-width: 1320px) 1240px, 100vw"
            priority
            sx={{ aspectRatio: { xs: '3 / 2', md: '2 / 1' } }}
          />
        </Container>
      )}
      <Box sx={{ height: { xs: 40, md: 72 } }} />
    </Box>
  );
}

function Byline({ article, minutes }: { article: Article; minutes: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 4 }}>
      <Avatar
        aria-hidden
        alt=""
        src={authorPortraits[article.author]}
        slotProps={{ img: { width: 52, height: 52 } }}
        sx={{ width: 52, height: 52, bgcolor: 'blush.ground', color: 'gold.text' }}
      >
        {initialsOf(article.author)}
      </Avatar>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
          {articleWords.by(article.author)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={article.date}>{formatDate(article.date)}</time> · {articleWords.readingTime(minutes)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Notice above the preview of a draft. */
export function PreviewNotice() {
  const { title, text } = articleWords.preview;
  return (
    <Container sx={{ pt: spaceBelowHeader(0.375), mb: { xs: -9, md: -12 } }}>
      <Typography
        role="note"
        variant="body2"
        sx={{ p: 2, border: 1, borderColor: 'gold.ornament', bgcolor: 'background.sunken' }}
      >
        <strong>{title}.</strong> {text}
      </Typography>
    </Container>
  );
}
