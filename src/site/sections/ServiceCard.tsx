import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { type AppServiceCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Photo } from '#components/Photo.tsx';
import { stretchedLink } from '#components/styles.ts';
import type { AppComponent, SlotOptions, TextSlotProps } from '#components/themed.ts';
import { rootOf, slotsOf } from '#components/themed.ts';
import { photo } from '#content/photos/photo.ts';
import { learnMore } from '#content/servicesPage.ts';
import type { ServiceCardContent } from '#content/types.ts';

interface ServiceCardSlots {
  root: CardProps;
  content: CardContentProps;
  title: TextSlotProps;
  summary: TextSlotProps;
  link: ButtonProps;
}

/** Props of {@link ServiceCard}; defaults, styles and variants can be changed in the theme under `AppServiceCard`. */
export interface ServiceCardProps extends SlotOptions<ServiceCardSlots, ServiceCardProps> {
  service: ServiceCardContent;
  /** Variants declared in `AppServiceCardVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppServiceCardVariants;
}

declare module '@mui/material/styles' {
  interface AppServiceCardVariants {
    plain: true;
  }
  interface AppComponents {
    AppServiceCard: AppComponent<ServiceCardProps, ServiceCardSlots>;
  }
}

const Root = styled(
  Card,
  rootOf('AppServiceCard'),
)<{ ownerState: ServiceCardProps }>({
  position: 'relative',
});

/** Card of a service; the link covers the whole card. */
export function ServiceCard(inProps: ServiceCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppServiceCard' });
  const { service, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<ServiceCardSlots, ServiceCardProps>('AppServiceCard', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Content, content] = slot('content', CardContent);
  const [Title, title] = slot('title', Typography);
  const [Summary, summary] = slot('summary', Typography);
  const [LinkSlot, link] = slot('link', Button);
  return (
    <RootSlot {...root} ownerState={ownerState}>
      <Photo
        picture={photo(service.cardPhoto)}
        ratio="4 / 5"
        sizes="(min-width: 1240px) 548px, (min-width: 900px) 42vw, (min-width: 600px) 84vw, 110vw"
      />
      <Content {...content}>
        <Title variant="h3" {...title}>
          {service.name}
        </Title>
        <Summary variant="body2" sx={{ mt: 1, mb: 1.5, color: 'text.secondary' }} {...summary}>
          {service.summary}
        </Summary>
        <LinkSlot
          variant="underlined"
          href={service.path}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ...stretchedLink }}
          {...link}
        >
          {learnMore.text}
          <span style={visuallyHidden}>{learnMore.about(service.name)}</span>
        </LinkSlot>
      </Content>
    </RootSlot>
  );
}
