import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { categoryLabels } from '#content/categories.ts';
import { photo } from '#content/photos/photo.ts';
import { formatDate } from '#domain/dates.ts';
import type { RecentEvent } from '#domain/event.ts';

/** An event as a picture with its title on it. */
export function EventCard({ event }: { event: RecentEvent }) {
  return (
    <Card
      component="article"
      sx={{ position: 'relative', justifyContent: 'flex-end', minHeight: { xs: 420, md: 520 }, color: 'picture.text' }}
    >
      <Photo picture={photo(event.image)} ratio="fill" sizes="(min-width: 900px) 780px, 450px" />
      <Scrim place="caption" />
      <CardContent sx={{ position: 'relative', flexGrow: 0, p: 3.5, '&:last-child': { pb: 3.5 } }}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {categoryLabels[event.category]}
        </Typography>
        <Typography variant="h3" sx={{ mt: 1, mb: 1 }}>
          {event.title}
        </Typography>
        <Typography variant="body2" component="time" dateTime={event.date}>
          {formatDate(event.date)}
        </Typography>
      </CardContent>
    </Card>
  );
}
