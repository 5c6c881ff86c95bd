import { blogBanner as houseBanner } from '#content/blog.ts';
import { words } from '#content/words.ts';

export * from '#content/blog.ts';

export const blogBanner = words(houseBanner, {
  eyebrow: 'Notes',
  title: 'Cue sheets',
  lead: 'What we would tell you at the desk, between two cues.',
  photo: 'photo-studio',
});
