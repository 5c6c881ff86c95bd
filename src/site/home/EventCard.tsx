import Card, { type CardProps } from '@mui/material/Card';
import CardContent, { type CardContentProps } from '@mui/material/CardContent';
import { type AppEventCardVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { rootOf, slotsOf, type TextSlotProps, type ThemedComponent } from '#components/themed.ts';
import { categoryLabels } from '#content/categories.ts';
import { photo } from '#content/photos/photo.ts';
import { formatDate } from '#domain/dates.ts';
import type { RecentEvent } from '#domain/event.ts';

/** Props of {@link EventCard}; defaults, styles and variants can be changed in the theme under `AppEventCard`. */
export interface EventCardProps {
  event: RecentEvent;
  /** A theme may declare more in `AppEventCardVariants` and say how they look. Default `plain`. */
  variant?: keyof AppEventCardVariants;
  slotProps?: {
    root?: CardProps;
    content?: CardContentProps;
    eyebrow?: TextSlotProps;
    title?: TextSlotProps;
    date?: TextSlotProps;
  };
}

declare module '@mui/material/styles' {
  interface AppEventCardVariants {
    plain: true;
  }
  interface ComponentNameToClassKey {
    AppEventCard: 'root' | 'content' | 'eyebrow' | 'title' | 'date';
  }
  interface ComponentsPropsList {
    AppEventCard: Partial<EventCardProps>;
  }
  interface Components<Theme> {
    AppEventCard?: ThemedComponent<'AppEventCard', Theme>;
  }
}

const Root = styled(
  Card,
  rootOf('AppEventCard'),
)<{
  component: ElementType;
  ownerState: Pick<EventCardProps, 'variant'>;
}>(({ theme }) => ({
  position: 'relative',
  justifyContent: 'flex-end',
  minHeight: 420,
  color: theme.vars.palette.picture.text,
  [theme.breakpoints.up('md')]: { minHeight: 520 },
}));

/** An event as a picture with its title on it. */
export function EventCard(inProps: EventCardProps) {
  const { event, variant = 'plain', slotProps } = useThemeProps({ props: inProps, name: 'AppEventCard' });
  const slot = slotsOf('AppEventCard', slotProps);
  return (
    <Root component="article" {...slot('root')} ownerState={{ variant }}>
      <Photo picture={photo(event.image)} ratio="fill" sizes="(min-width: 900px) 780px, 450px" />
      <Scrim place="caption" />
      <CardContent sx={{ position: 'relative', flexGrow: 0, p: 3.5, '&:last-child': { pb: 3.5 } }} {...slot('content')}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }} {...slot('eyebrow')}>
          {categoryLabels[event.category]}
        </Typography>
        <Typography variant="h3" sx={{ mt: 1, mb: 1 }} {...slot('title')}>
          {event.title}
        </Typography>
        <Typography variant="body2" component="time" dateTime={event.date} {...slot('date')}>
          {formatDate(event.date)}
        </Typography>
      </CardContent>
    </Root>
  );
}
