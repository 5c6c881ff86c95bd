import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FeatureList } from '#components/FeatureList.tsx';
import { learnMore } from '#content/servicesPage.ts';
import type { ServiceContent } from '#content/types.ts';

/** Props of the sections of the services overview. */
export interface ServiceBlockProps {
  service: ServiceContent;
  /** Position of the service, `01` for the first. */
  number: string;
}

/** @returns the id of the heading that labels a service's section. */
export const titleIdOf = ({ id }: ServiceContent) => `service-${id}`;

/** Name of a service, as the heading of its section. */
export function ServiceTitle({ service, variant = 'h2' }: { service: ServiceContent; variant?: 'h1' | 'h2' }) {
  return (
    <Typography variant={variant} component="h2" id={titleIdOf(service)}>
      {service.title}
    </Typography>
  );
}

/** Features of a service, and the link to its page. */
export function ServiceOffer({ service, onPicture = false }: { service: ServiceContent; onPicture?: boolean }) {
  return (
    // One column on a picture, whose area for text is narrow.
    <Box sx={onPicture ? { '& li svg': { color: 'picture.gold' }, '& ul': { gridTemplateColumns: '1fr' } } : undefined}>
      <FeatureList features={service.overview.features} />
      <Button variant="underlined" color={onPicture ? 'onPicture' : 'primary'} href={service.path} sx={{ mt: 3 }}>
        {learnMore.text}
        <span style={visuallyHidden}>{learnMore.about(service.name)}</span>
      </Button>
    </Box>
  );
}

/** Number, name, description and features of a service: the complete text of a section with a picture. */
export function ServiceWords({ service, number, onPicture = false }: ServiceBlockProps & { onPicture?: boolean }) {
  return (
    <>
      <Typography
        variant="figureSmall"
        component="p"
        aria-hidden
        sx={{ mb: 2, breakAfter: 'avoid', color: onPicture ? 'picture.gold' : 'gold.text' }}
      >
        {number}
      </Typography>
      <ServiceTitle service={service} />
      <Typography sx={{ mt: 2.5, mb: 3.5, maxWidth: '54ch', color: onPicture ? 'inherit' : 'text.secondary' }}>
        {service.overview.description}
      </Typography>
      <ServiceOffer service={service} onPicture={onPicture} />
    </>
  );
}
