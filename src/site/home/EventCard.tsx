import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import Link, { type LinkProps } from '@mui/material/Link';
import { type AppEventCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { stretchedLink } from '#components/styles.ts';
import type { AppComponent, SlotOptions, TextSlotProps } from '#components/themed.ts';
import { rootOf, slotsOf } from '#components/themed.ts';
import { categoryLabels } from '#content/categories.ts';
import { photo } from '#content/photos/photo.ts';
import { formatDate } from '#domain/dates.ts';
import type { RecentEvent } from '#domain/event.ts';
import { galleryStoryPath } from '#paths';

interface EventCardSlots {
  root: CardProps & { component?: ElementType };
  content: CardContentProps;
  eyebrow: TextSlotProps;
  title: TextSlotProps;
  link: LinkProps;
  date: TextSlotProps & { dateTime?: string };
}

/** Props of {@link EventCard}; defaults, styles and variants can be changed in the theme under `AppEventCard`. */
export interface EventCardProps extends SlotOptions<EventCardSlots, EventCardProps> {
  event: RecentEvent;
  /** Variants declared in `AppEventCardVariants`; a theme may add its own. Default `plain`. */
  variant?: keyof AppEventCardVariants;
}

declare module '@mui/material/styles' {
  interface AppEventCardVariants {
    plain: true;
  }
  interface AppComponents {
    AppEventCard: AppComponent<EventCardProps, EventCardSlots>;
  }
}

const Root = styled(
  Card,
  rootOf('AppEventCard'),
)<{
  component?: ElementType;
  ownerState: EventCardProps;
}>(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  justifyContent: 'flex-end',
  minHeight: 420,
  color: theme.vars.palette.picture.text,
  [theme.breakpoints.up('md')]: { minHeight: 520 },
}));

/** An event's picture with its title over it; the link to the story covers the whole card. */
export function EventCard(inProps: EventCardProps) {
  const props = useThemeProps({ props: inProps, name: 'AppEventCard' });
  const { event, variant = 'plain' } = props;
  const ownerState = { ...props, variant };
  const slot = slotsOf<EventCardSlots, EventCardProps>('AppEventCard', ownerState);
  const [RootSlot, root] = slot('root', Root);
  const [Content, content] = slot('content', CardContent);
  const [Eyebrow, eyebrow] = slot('eyebrow', Typography);
  const [Title, title] = slot('title', Typography);
  const [LinkSlot, link] = slot('link', Link);
  const [DateSlot, date] = slot('date', Typography);
  return (
    <RootSlot component="article" {...root} ownerState={ownerState}>
      <Photo picture={photo(event.image)} ratio="fill" sizes="(min-width: 900px) 780px, 450px" />
      <Scrim place="caption" />
      <Content sx={{ zIndex: 1, flexGrow: 0, p: 3.5, '&:last-child': { pb: 3.5 } }} {...content}>
        <Eyebrow variant="eyebrow" sx={{ color: 'picture.gold' }} {...eyebrow}>
          {categoryLabels[event.category]}
        </Eyebrow>
        <Title variant="h3" sx={{ mt: 1, mb: 1 }} {...title}>
          <LinkSlot href={galleryStoryPath(event.story)} color="inherit" underline="hover" sx={stretchedLink} {...link}>
            {event.title}
          </LinkSlot>
        </Title>
        <DateSlot variant="body2" component="time" dateTime={event.date} {...date}>
          {formatDate(event.date)}
        </DateSlot>
      </Content>
    </RootSlot>
  );
}
