/**
 * Portraits in `public/portraits/` of those who write posts, by the name shown with a post; other authors are shown with
 * their initials.
 */
export const authorPortraits: Readonly<Record<string, string>> = {
  'Admin User': '/portraits/portrait-1.svg',
  'Content Manager': '/portraits/portrait-3.svg',
  'Celeste Morgan': '/portraits/portrait-1.svg',
  'Tomas Reyes': '/portraits/portrait-2.svg',
  'Mei Tanaka': '/portraits/portrait-3.svg',
  'Arthur Bell': '/portraits/portrait-4.svg',
};
