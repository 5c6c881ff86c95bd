import Container, { type ContainerProps } from '@mui/material/Container';
import { type AppPageBannerVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import {
  type ElementSlotProps,
  rootOf,
  slotsOf,
  type TextSlotProps,
  type ThemedComponent,
} from '#components/themed.ts';
import { photo } from '#content/photos/photo.ts';
import type { Banner } from '#content/types.ts';

/** Props of {@link PageBanner}; defaults, styles and variants can be changed in the theme under `AppPageBanner`. */
export interface PageBannerProps {
  banner: Banner;
  /** A theme may declare more in `AppPageBannerVariants` and say how they look. Default `plain`. */
  variant?: keyof AppPageBannerVariants;
  slotProps?: {
    root?: ElementSlotProps;
    container?: ContainerProps;
    eyebrow?: TextSlotProps;
    title?: TextSlotProps;
    lead?: TextSlotProps;
  };
}

declare module '@mui/material/styles' {
  interface AppPageBannerVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppPageBanner: 'root' | 'container' | 'eyebrow' | 'title' | 'lead';
  }
  interface ComponentsPropsList {
    AppPageBanner: Partial<PageBannerProps>;
  }
  interface Components<Theme> {
    AppPageBanner?: ThemedComponent<'AppPageBanner', Theme>;
  }
}

const Root = styled(
  'div',
  rootOf('AppPageBanner'),
)<{ ownerState: Pick<PageBannerProps, 'variant'> }>(({ theme }) => ({
  '--focus-ring': theme.vars.palette.picture.gold,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 440,
  paddingTop: theme.spacing(16),
  color: theme.vars.palette.picture.text,
  backgroundColor: theme.vars.palette.picture.scrim,
  [theme.breakpoints.up('md')]: { minHeight: 560 },
}));

/** The head of an inner page: one photograph, one title. */
export function PageBanner(inProps: PageBannerProps) {
  const { banner, variant = 'plain', slotProps } = useThemeProps({ props: inProps, name: 'AppPageBanner' });
  const slot = slotsOf('AppPageBanner', slotProps);
  return (
    <Root {...slot('root')} ownerState={{ variant }}>
      <Photo picture={photo(banner.photo)} alt="" sizes="(min-width: 660px) 100vw, 455px" ratio="fill" priority />
      <Scrim place="bottom" />
      <Container sx={{ position: 'relative', pb: { xs: 6, md: 9 } }} {...slot('container')}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }} {...slot('eyebrow')}>
          {banner.eyebrow}
        </Typography>
        <Typography variant="h1" sx={{ mt: 2, maxWidth: '14em' }} {...slot('title')}>
          {banner.title}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '34em', color: 'inherit' }} {...slot('lead')}>
          {banner.lead}
        </Typography>
      </Container>
    </Root>
  );
}
