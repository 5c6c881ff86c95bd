import { blogBanner as houseBlogBanner } from '#content/blog.ts';
import { words } from '#content/words.ts';

export * from '#content/blog.ts';

export const blogBanner = words(houseBlogBanner, {
  eyebrow: 'Notes',
  title: 'From the bench',
  lead: 'On months, light and tables. Short, for the kettle is on.',
  photo: 'planning-flatlay',
});
