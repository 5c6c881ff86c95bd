import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import type { ServicePageContent } from '../../types.ts';

/** Page of photography and video. */
export const photographyPage: ServicePageContent = {
  noun: 'Photo and Video Coverage',
  icon: PhotoCameraOutlined,
  meta: {
    title: 'Event photography and video',
    description:
      'Photographers and videographers who know the timetable. Highlights within 48 hours, full ' +
      'galleries in 2-3 weeks, videos in 4-6 weeks.',
  },
  overview: {
    description:
      'Two photographers and a videographer who have read the plan, for events we run and for events ' +
      'we do not. You see the highlights within 48 hours, while the flowers are still fresh.',
    features: [
      'Two photographers, one videographer',
      'Highlights within 48 hours',
      'Edited online gallery',
      'Film with the speeches',
      'Albums and prints',
    ],
    photo: 'photo-studio',
  },
  title: 'Photography and video',
  subtitle: 'The day as it happened, in good light',
  description:
    'Two photographers and a videographer who know the timetable, because they helped to write it. ' +
    'They are there for the speeches, out of the way for the first dance, and never ask anyone to ' +
    'jump.',
  features: [
    'Weddings, parties, company events',
    'Two photographers, one videographer',
    'Highlights within 48 hours',
    'Edited online gallery',
    'Film with the speeches',
    'Portraits and group pictures',
    'Albums and prints',
  ],
  image: 'photo-camera',
  ctaLabel: 'Book Our Visual Services',
  workTitle: 'From behind the camera',
  gallery: [
    { image: 'photo-video', caption: 'Filming the table before anyone sits down' },
    { image: 'photo-album', caption: 'Album on linen, forty pages' },
    { image: 'photo-lens', caption: 'Four lenses, cleaned and counted' },
    { image: 'photo-studio', caption: 'Studio corner for still lifes' },
    { image: 'photo-prints', caption: 'First prints, drying' },
    { image: 'wedding-rings', caption: 'The rings, ten minutes before' },
  ],
  testimonials: [
    {
      name: 'Claire Sutton',
      role: 'Bride',
      image: '/portraits/portrait-5.svg',
      quote: 'My favorite picture is of my father, ten seconds before his speech. None of us saw anyone take it.',
    },
    {
      name: 'Leo Moreno',
      role: 'Marketing manager',
      image: '/portraits/portrait-8.svg',
      quote:
        'We launched on a Friday night. The highlights arrived on Sunday, and by Monday they were on ' +
        'our home page.',
    },
  ],
  faqs: [
    {
      question: 'When will we see the pictures?',
      answer:
        'Photo highlights come within 48 hours, the full gallery in 2-3 weeks and videos in 4-6 weeks. ' +
        'Albums follow once you have chosen your pages.',
    },
    {
      question: 'Can we book you without the planning?',
      answer: 'Yes. We only ask for your timetable and the name of one relative or colleague who knows everybody.',
    },
    {
      question: 'Do we receive every picture?',
      answer:
        'You receive every picture worth keeping, edited and in full resolution. Blinks, test shots ' +
        'and half-eaten plates stay with us.',
    },
    {
      question: 'Will our pictures appear on your website?',
      answer:
        'Only if you agree in writing, picture by picture. Your gallery is private, behind a password ' +
        'that is yours to share.',
    },
  ],
  closingPhoto: 'closing-photography',
  closing: 'Tell us the date, the place and who must not be missed. We will bring the batteries.',
};
