import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FeatureList } from '#components/FeatureList.tsx';
import { Photo } from '#components/Photo.tsx';
import { Section } from '#components/Section.tsx';
import { photo } from '#content/photos/photo.ts';
import { services } from '#content/services/services.ts';
import { learnMore, servicesBanner, servicesClosing, servicesMeta } from '#content/servicesPage.ts';
import type { ServiceContent } from '#content/types.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { PageHead } from '../PageHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageBanner } from '../sections/PageBanner.tsx';

/** What the layout has to know. */
export const handle: PageHandle = { headerOver: 'picture' };

/** The services overview: a block each, pictures alternating sides. */
export function Component() {
  return (
    <>
      <PageHead meta={servicesMeta} path={paths.services} picture={photo(servicesBanner.photo)} />
      <PageBanner banner={servicesBanner} />
      {services.map((service) => (
        <ServiceBlock key={service.id} service={service} />
      ))}
      <ClosingCall {...servicesClosing} />
    </>
  );
}

function ServiceBlock({ service }: { service: ServiceContent }) {
  const titleId = `service-${service.id}`;
  return (
    <Section ground={service.reversed ? 'sunken' : 'paper'} labelledBy={titleId}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: service.reversed ? '6fr 5fr' : '5fr 6fr' },
          gap: { xs: 4, md: 10 },
          alignItems: 'center',
        }}
      >
        <Photo
          picture={photo(service.overview.photo)}
          ratio="6 / 5"
          sizes="(min-width: 1240px) 640px, (min-width: 900px) 52vw, 115vw"
          sx={{ order: { md: service.reversed ? 1 : 0 } }}
        />
        <Box>
          <Typography variant="h2" id={titleId}>
            {service.title}
          </Typography>
          <Typography sx={{ mt: 2.5, mb: 3.5, maxWidth: '54ch', color: 'text.secondary' }}>
            {service.overview.description}
          </Typography>
          <FeatureList features={service.overview.features} />
          <Button variant="underlined" href={service.path} sx={{ mt: 3 }}>
            {learnMore.text}
            <span style={visuallyHidden}>{learnMore.about(service.name)}</span>
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
