import Button, { type ButtonProps } from '@mui/material/Button';
import { type AppSectionHeadingVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementSlotProps, rootOf, slotsOf, type TextSlotProps, type ThemedComponent } from './themed.ts';

/** Props of {@link SectionHeading}; defaults, styles and variants can be changed in the theme under `AppSectionHeading`. */
export interface SectionHeadingProps {
  id: string;
  eyebrow: string;
  title: string;
  /** A quiet way on, to the right of the title. */
  link?: { text: string; href: string };
  /** A theme may declare more in `AppSectionHeadingVariants` and say how they look. Default `plain`. */
  variant?: keyof AppSectionHeadingVariants;
  slotProps?: { root?: ElementSlotProps; eyebrow?: TextSlotProps; title?: TextSlotProps; link?: ButtonProps };
}

declare module '@mui/material/styles' {
  interface AppSectionHeadingVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppSectionHeading: 'root' | 'eyebrow' | 'title' | 'link';
  }
  interface ComponentsPropsList {
    AppSectionHeading: Partial<SectionHeadingProps>;
  }
  interface Components<Theme> {
    AppSectionHeading?: ThemedComponent<'AppSectionHeading', Theme>;
  }
}

const Root = styled(
  'div',
  rootOf('AppSectionHeading'),
)<{ ownerState: Pick<SectionHeadingProps, 'variant'> }>(({ theme }) => ({
  display: 'flex',
  alignSelf: 'start',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1.5),
  marginBottom: theme.spacing(4),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(7) },
}));

/** The head of a section: a small gold line, a large serif one, and at most one link. */
export function SectionHeading(inProps: SectionHeadingProps) {
  const props = useThemeProps({ props: inProps, name: 'AppSectionHeading' });
  const { id, eyebrow, title, link, variant = 'plain', slotProps } = props;
  const slot = slotsOf('AppSectionHeading', slotProps);
  return (
    <Root {...slot('root')} ownerState={{ variant }}>
      <div>
        <Typography variant="eyebrow" {...slot('eyebrow')}>
          {eyebrow}
        </Typography>
        <Typography variant="h2" id={id} sx={{ mt: 1.5, maxWidth: '11em' }} {...slot('title')}>
          {title}
        </Typography>
      </div>
      {link && (
        <Button variant="underlined" href={link.href} {...slot('link')}>
          {link.text}
        </Button>
      )}
    </Root>
  );
}
