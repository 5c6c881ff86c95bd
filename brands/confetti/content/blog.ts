import { blogBanner as houseBlogBanner } from '#content/blog.ts';
import { words } from '#content/words.ts';

export * from '#content/blog.ts';

export const blogBanner = words(houseBlogBanner, {
  eyebrow: 'Blog',
  title: 'Notes with icing on them',
  lead: 'What we tell parents on the phone, during nap time.',
  photo: 'birthday-cupcakes',
});
