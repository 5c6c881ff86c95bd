import Container, { type ContainerProps } from '@mui/material/Container';
import { type AppPageBannerVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import type { AppComponent, ElementSlotProps, SlotOptions, TextSlotProps } from '#components/themed.ts';
import { rootOf, slotsOf } from '#components/themed.ts';
import { photo } from '#content/photos/photo.ts';
import type { Banner } from '#content/types.ts';

interface PageBannerSlots {
  root: ElementSlotProps;
  container: ContainerProps;
  eyebrow: TextSlotProps;
  title: TextSlotProps;
  lead: TextSlotProps;
}

/** Props of {@link PageBanner}; defaults, styles and variants can be changed in the theme under `AppPageBanner`. */
export interface PageBannerProps extends SlotOptions<PageBannerSlots, PageBannerProps> {
  banner: Banner;
  /** Variants declared in `AppPageBannerVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppPageBannerVariants;
}

declare module '@mui/material/styles' {
  interface AppPageBannerVariants {
    plain: true;
  }
  interface AppComponents {
    AppPageBanner: AppComponent<PageBannerProps, PageBannerSlots>;
  }
}

const Root = styled(
  'div',
  rootOf('AppPageBanner'),
)<{ ownerState: PageBannerProps }>(({ theme }) => ({
  '--focus-ring': theme.vars.palette.picture.gold,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 380,
  paddingTop: theme.spacing(13),
  color: theme.vars.palette.picture.text,
  backgroundColor: theme.vars.palette.picture.scrim,
  [theme.breakpoints.up('md')]: { minHeight: 560, paddingTop: theme.spacing(16) },
}));

/** Banner of an inner page: a photograph with the page title. */
export function PageBanner(inProps: PageBannerProps) {
  const props = useThemeProps({ props: inProps, name: 'AppPageBanner' });
  const { banner, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<PageBannerSlots, PageBannerProps>('AppPageBanner', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Content, container] = slot('container', Container);
  const [Eyebrow, eyebrow] = slot('eyebrow', Typography);
  const [Title, title] = slot('title', Typography);
  const [Lead, lead] = slot('lead', Typography);
  return (
    <RootSlot {...root} ownerState={ownerState}>
      <Photo picture={photo(banner.photo)} alt="" sizes="(min-width: 660px) 100vw, 455px" ratio="fill" priority />
      <Scrim place="bottom" />
      <Content sx={{ position: 'relative', pb: { xs: 6, md: 9 } }} {...container}>
        <Eyebrow variant="eyebrow" sx={{ color: 'picture.gold' }} {...eyebrow}>
          {banner.eyebrow}
        </Eyebrow>
        <Title variant="h1" sx={{ mt: 2, maxWidth: '14em' }} {...title}>
          {banner.title}
        </Title>
        <Lead variant="lead" sx={{ mt: 2.5, maxWidth: '34em', color: 'inherit' }} {...lead}>
          {banner.lead}
        </Lead>
      </Content>
    </RootSlot>
  );
}
