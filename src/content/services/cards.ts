import { paths } from '#paths';
import type { ServiceCardContent, ServiceIcon } from '../types.ts';

/** What menus and cards say of each service; short, for it is on every page. */
export const serviceCards: Readonly<Record<ServiceIcon, ServiceCardContent>> = {
  wedding: {
    id: 'wedding',
    path: paths.wedding,
    name: 'Weddings',
    summary: 'Venue, flowers, menu, music and a timetable that nobody notices.',
    cardPhoto: 'wedding-arch-aisle',
  },
  birthday: {
    id: 'birthday',
    path: paths.birthday,
    name: 'Birthdays',
    summary: 'First candles to ninetieth toasts, themed to the person, not a catalog.',
    cardPhoto: 'birthday-balloons',
  },
  corporate: {
    id: 'corporate',
    path: paths.corporate,
    name: 'Corporate',
    summary: 'Conferences, launches and galas where the agenda holds.',
    cardPhoto: 'corporate-stage',
  },
  photography: {
    id: 'photography',
    path: paths.photography,
    name: 'Photography',
    summary: 'Highlights within 48 hours, full galleries in two to three weeks.',
    cardPhoto: 'photo-camera',
  },
  decoration: {
    id: 'decoration',
    path: paths.decoration,
    name: 'Decoration',
    summary: 'Flowers, drapery and candlelight, drawn for your room and gone by morning.',
    cardPhoto: 'decor-centerpiece',
  },
};

/** The five services, in menu order. */
export const serviceList: readonly ServiceCardContent[] = Object.values(serviceCards);
