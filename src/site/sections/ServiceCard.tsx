import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Photo } from '#components/Photo.tsx';
import { stretchedLink } from '#components/stretchedLink.ts';
import { photo } from '#content/photos/photo.ts';
import { learnMore } from '#content/servicesPage.ts';
import type { ServiceCardContent } from '#content/types.ts';

/** One service as a card; the link covers the whole of it. */
export function ServiceCard({ service }: { service: ServiceCardContent }) {
  return (
    <Card sx={{ position: 'relative' }}>
      <Photo
        picture={photo(service.cardPhoto)}
        ratio="4 / 5"
        sizes="(min-width: 1240px) 548px, (min-width: 900px) 42vw, (min-width: 600px) 84vw, 110vw"
      />
      <CardContent>
        <Typography variant="h3">{service.name}</Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 1.5, color: 'text.secondary' }}>
          {service.summary}
        </Typography>
        <Button variant="underlined" href={service.path} sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}>
          {learnMore.text}
          <span style={visuallyHidden}>{learnMore.about(service.name)}</span>
        </Button>
      </CardContent>
    </Card>
  );
}
