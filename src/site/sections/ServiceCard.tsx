import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { type AppServiceCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Photo } from '#components/Photo.tsx';
import { stretchedLink } from '#components/stretchedLink.ts';
import { rootOf, slotsOf, type TextSlotProps, type ThemedComponent } from '#components/themed.ts';
import { photo } from '#content/photos/photo.ts';
import { learnMore } from '#content/servicesPage.ts';
import type { ServiceCardContent } from '#content/types.ts';

/** Props of {@link ServiceCard}; defaults, styles and variants can be changed in the theme under `AppServiceCard`. */
export interface ServiceCardProps {
  service: ServiceCardContent;
  /** A theme may declare more in `AppServiceCardVariants` and say how they look. Default `plain`. */
  variant?: keyof AppServiceCardVariants;
  slotProps?: {
    root?: CardProps;
    content?: CardContentProps;
    title?: TextSlotProps;
    summary?: TextSlotProps;
    link?: ButtonProps;
  };
}

declare module '@mui/material/styles' {
  interface AppServiceCardVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppServiceCard: 'root' | 'content' | 'title' | 'summary' | 'link';
  }
  interface ComponentsPropsList {
    AppServiceCard: Partial<ServiceCardProps>;
  }
  interface Components<Theme> {
    AppServiceCard?: ThemedComponent<'AppServiceCard', Theme>;
  }
}

const Root = styled(
  Card,
  rootOf('AppServiceCard'),
)<{ ownerState: Pick<ServiceCardProps, 'variant'> }>({
  position: 'relative',
});

/** One service as a card; the link covers the whole of it. */
export function ServiceCard(inProps: ServiceCardProps) {
  const { service, variant = 'plain', slotProps } = useThemeProps({ props: inProps, name: 'AppServiceCard' });
  const slot = slotsOf('AppServiceCard', slotProps);
  return (
    <Root {...slot('root')} ownerState={{ variant }}>
      <Photo
        picture={photo(service.cardPhoto)}
        ratio="4 / 5"
        sizes="(min-width: 1240px) 548px, (min-width: 900px) 42vw, (min-width: 600px) 84vw, 110vw"
      />
      <CardContent {...slot('content')}>
        <Typography variant="h3" {...slot('title')}>
          {service.name}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 1.5, color: 'text.secondary' }} {...slot('summary')}>
          {service.summary}
        </Typography>
        <Button
          variant="underlined"
          href={service.path}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}
          {...slot('link')}
        >
          {learnMore.text}
          <span style={visuallyHidden}>{learnMore.about(service.name)}</span>
        </Button>
      </CardContent>
    </Root>
  );
}
