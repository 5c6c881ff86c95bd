import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { plainList } from '#components/styles.ts';
import { articleWords } from '#content/article.ts';
import { blogWords } from '#content/blog.ts';
import type { Article } from '#domain/article.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths, postPath } from '#paths';
import { useSiteUrl } from '../siteLoader.ts';

/** Props of {@link ArticleFooter}. */
export interface ArticleFooterProps {
  article: Article;
  /** Whether the post is a draft, whose address nobody else could open. */
  isPreview: boolean;
}

/** Footer of a post: tags, each linking to the posts with that tag, and for a published post share links. */
export function ArticleFooter({ article, isPreview }: ArticleFooterProps) {
  if (isPreview && article.tags.length === 0) return null;
  return (
    <Box
      component="footer"
      sx={{ mt: 7, pt: 4, borderTop: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
    >
      {article.tags.length > 0 && (
        <Box
          component="ul"
          aria-label={articleWords.tags}
          sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}
        >
          {article.tags.map((tag) => (
            <Box component="li" key={tag} sx={{ minWidth: 0 }}>
              <Chip
                clickable
                component={RouterLink}
                href={`${paths.blog}?${new URLSearchParams({ tag })}`}
                label={<bdi>{tag}</bdi>}
                aria-label={blogWords.tagged(tag)}
              />
            </Box>
          ))}
        </Box>
      )}
      {!isPreview && <ShareLinks title={article.title} slug={article.slug} />}
    </Box>
  );
}

/** Share links without third-party scripts, which would track readers. */
function ShareLinks({ title, slug }: { title: string; slug: string }) {
  const siteUrl = useSiteUrl();
  const [message, setMessage] = useState('');
  const { share } = articleWords;
  const address = siteUrl + postPath(slug);
  const text = encodeURIComponent(share.text(title, address));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(share.copied);
    } catch {
      // The clipboard needs permission and a secure context (HTTPS).
      setMessage(share.failed);
    }
  };
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Box component="section" aria-labelledby="share">
      <Typography id="share" variant="eyebrow" component="h2">
        {share.title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 1.5 }}>
        <Button variant="underlined" onClick={copy} sx={{ '@media (scripting: none)': { display: 'none' } }}>
          {message === share.copied ? share.copied : share.copy}
        </Button>
        <Button
          variant="underlined"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          {share.mail}
        </Button>
        <Button variant="underlined" href={`https://wa.me/?text=${text}`} {...elsewhere}>
          {share.whatsapp}
        </Button>
        <Button
          variant="underlined"
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
          {...elsewhere}
        >
          {share.facebook}
        </Button>
      </Box>
      {message === share.failed && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {message}
        </Typography>
      )}
      <HiddenStatus>{message}</HiddenStatus>
    </Box>
  );
}
