import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { stretchedLink } from '#components/stretchedLink.ts';
import { photo } from '#content/photos/photo.ts';
import { learnMore } from '#content/servicesPage.ts';
import type { ServiceContent } from '#content/types.ts';

/** One service as a card; the link covers the whole of it. */
export function ServiceCard({ service }: { service: ServiceContent }) {
  return (
    <Card sx={{ position: 'relative' }}>
      <Photo
        picture={photo(service.cardPhoto)}
        ratio="4 / 5"
        sizes="(min-width: 1240px) 292px, (min-width: 900px) 22vw, (min-width: 600px) 45vw, 90vw"
      />
      <CardContent>
        <Typography variant="h3">{service.name}</Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 1.5, color: 'text.secondary' }}>
          {service.summary}
        </Typography>
        <Button
          variant="underlined"
          href={service.path}
          aria-label={`${learnMore}: ${service.name}`}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}
        >
          {learnMore}
        </Button>
      </CardContent>
    </Card>
  );
}
