import Button, { type ButtonProps } from '@mui/material/Button';
import { type AppSectionHeadingVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AppComponent, ElementSlotProps, SlotOptions, TextSlotProps } from './themed.ts';
import { rootOf, slotsOf } from './themed.ts';

interface SectionHeadingSlots {
  root: ElementSlotProps;
  eyebrow: TextSlotProps;
  title: TextSlotProps;
  link: ButtonProps;
}

/** Props of {@link SectionHeading}; defaults, styles and variants can be changed in the theme under `AppSectionHeading`. */
export interface SectionHeadingProps extends SlotOptions<SectionHeadingSlots, SectionHeadingProps> {
  id: string;
  eyebrow: string;
  title: string;
  /** A secondary link, to the right of the title. */
  link?: { text: string; href: string };
  /** Variants declared in `AppSectionHeadingVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppSectionHeadingVariants;
}

declare module '@mui/material/styles' {
  interface AppSectionHeadingVariants {
    plain: true;
  }
  interface AppComponents {
    AppSectionHeading: AppComponent<SectionHeadingProps, SectionHeadingSlots>;
  }
}

const Root = styled(
  'div',
  rootOf('AppSectionHeading'),
)<{ ownerState: SectionHeadingProps }>(({ theme }) => ({
  display: 'flex',
  alignSelf: 'start',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(7) },
}));

/** The heading of a section: an eyebrow, a title and optionally a link. */
export function SectionHeading(inProps: SectionHeadingProps) {
  const props = useThemeProps({ props: inProps, name: 'AppSectionHeading' });
  const { id, eyebrow, title, link, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<SectionHeadingSlots, SectionHeadingProps>('AppSectionHeading', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Eyebrow, eyebrowProps] = slot('eyebrow', Typography);
  const [Title, titleProps] = slot('title', Typography);
  const [LinkSlot, linkProps] = slot('link', Button);
  return (
    <RootSlot {...root} ownerState={ownerState}>
      <div>
        <Eyebrow variant="eyebrow" data-hairline="" {...eyebrowProps}>
          {eyebrow}
        </Eyebrow>
        <Title variant="h2" id={id} sx={{ mt: 1.5, maxWidth: '11em' }} {...titleProps}>
          {title}
        </Title>
      </div>
      {link && (
        <LinkSlot variant="underlined" href={link.href} {...linkProps}>
          {link.text}
        </LinkSlot>
      )}
    </RootSlot>
  );
}
