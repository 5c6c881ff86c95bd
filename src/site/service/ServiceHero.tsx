import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FeatureList } from '#components/FeatureList.tsx';
import { Photo } from '#components/Photo.tsx';
import { textPageSpace } from '#components/sectionSpace.ts';
import { parentsOfService } from '#content/parentPages.ts';
import { photo } from '#content/photos/photo.ts';
import type { ServiceContent } from '#content/types.ts';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';

/** Top of a service page: description, features and call to action. */
export function ServiceHero({ service }: { service: ServiceContent }) {
  const Icon = service.icon;
  return (
    <Container sx={textPageSpace}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: service.reversed ? '5fr 7fr' : '7fr 5fr' },
          gap: { xs: 5, md: 10 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ order: { md: service.reversed ? 1 : 0 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'gold.text' }}>
            <Icon />
            <Breadcrumbs parents={parentsOfService} />
          </Box>
          <Typography variant="h1" sx={{ mt: 2.5 }}>
            {service.title}
          </Typography>
          <Typography variant="tagline" sx={{ mt: 2, color: 'text.secondary' }}>
            {service.subtitle}
          </Typography>
          <Typography sx={{ mt: 3, mb: 4, maxWidth: '58ch', color: 'text.secondary' }}>
            {service.description}
          </Typography>
          <FeatureList features={service.features} />
          <Button variant="contained" href={service.ctaLink} sx={{ mt: 5 }}>
            {service.ctaLabel}
          </Button>
        </Box>
        <Photo
          picture={photo(service.image)}
          sizes="(min-width: 1240px) 940px, (min-width: 900px) 72vw, 104vw"
          priority
          sx={{ aspectRatio: { xs: '4 / 3', md: '10 / 13' } }}
        />
      </Box>
    </Container>
  );
}
