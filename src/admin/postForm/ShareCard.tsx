import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { cardPath } from '#adminPaths';
import { isLive } from '#backend/liveMark.ts';
import { cardSize } from '#cards/cardSize.ts';
import { postForm } from '#content/admin/postForm.ts';
import { company } from '#content/company.ts';
import { useFormText, useFormUnchanged } from '#forms/useFormField.ts';
import { postPath } from '#paths';
import { CardDrawing } from './CardDrawing.tsx';
import { publicSiteUrl } from './publicSiteUrl.ts';

const ratio = `${cardSize.width} / ${cardSize.height}`;

/**
 * Sharing image of a post: the server's image if none of its content has changed, otherwise a preview of the form's
 * current values.
 */
export function ShareCard() {
  const [ownTitle, metaTitle] = [useFormText('title'), useFormText('metaTitle')];
  const title = metaTitle.trim() || ownTitle.trim();
  const image = useFormText('featuredImage');
  const slug = useFormText('slug');
  const isPublished = useFormText('status') === 'published';
  const unchanged = [
    useFormUnchanged('title'),
    useFormUnchanged('metaTitle'),
    useFormUnchanged('featuredImage'),
    useFormUnchanged('slug'),
    useFormUnchanged('status'),
  ];
  const [failed, setFailed] = useState(false);
  const isDrawn = isPublished && slug !== '' && isLive() && unchanged.every(Boolean) && !failed;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography variant="caption" component="figcaption" sx={{ mb: 1, color: 'text.secondary' }}>
        {postForm.card}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', overflowWrap: 'anywhere' }}>
        {isDrawn ? (
          <Box
            component="img"
            src={cardPath(postPath(slug))}
            alt={postForm.cardOf(title)}
            width={cardSize.width}
            height={cardSize.height}
            loading="lazy"
            onError={() => setFailed(true)}
            sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: ratio, objectFit: 'cover' }}
          />
        ) : (
          <Box role="img" aria-label={postForm.cardOf(title)} sx={{ position: 'relative', aspectRatio: ratio }}>
            <CardDrawing title={title} image={image} />
          </Box>
        )}
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {new URL(publicSiteUrl()).host}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 'fontWeightSemibold' }}>
            {[title, company.name].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {postForm.cardHint}
      </Typography>
    </Box>
  );
}
