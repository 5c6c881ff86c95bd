import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths, editReviewPath } from '#adminPaths';
import { Stars } from '#components/Stars.tsx';
import { dashboard } from '#content/admin/dashboard.ts';
import { formatDate } from '#domain/dates.ts';
import type { RecentReview } from '#domain/review.ts';
import { lineClamp } from '../lineClamp.ts';
import { Panel, PanelEmpty, panelInset } from '../Panel.tsx';

const { title, all, none } = dashboard.recentReviews;

/** The latest reviews. */
export function RecentReviews({ reviews }: { reviews: readonly RecentReview[] }) {
  return (
    <Panel
      title={title}
      action={
        <Button variant="underlined" size="small" href={adminPaths.reviews}>
          {all}
        </Button>
      }
    >
      {reviews.length === 0 && <PanelEmpty>{none}</PanelEmpty>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reviews.map(({ id, name, rating, comment, createdAt }) => (
          <Box
            component="li"
            key={id}
            sx={{
              px: panelInset,
              py: 1.75,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 1,
              }}
            >
              <Link
                href={editReviewPath(id)}
                variant="body2"
                dir="auto"
                sx={{ minWidth: 0, fontWeight: 'fontWeightSemibold', color: 'text.primary', overflowWrap: 'anywhere' }}
              >
                {name}
              </Link>
              {/* Without the space after the last star, it ends where the panel's other content does. */}
              <Box sx={{ mr: '-0.3em' }}>
                <Stars rating={rating} />
              </Box>
            </Box>
            <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', textAlign: 'left', ...lineClamp(4) }}>
              {comment}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {formatDate(createdAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
