import { adminPaths } from '#adminPaths';
import { settings } from '#content/admin/settings.ts';

const { entries, topics } = settings;

/** The pages of the settings, in order, with what they are about: for their navigation and for the command menu. */
export const settingsEntries: readonly { path: string; label: string; topics: string }[] = [
  { path: adminPaths.settings, label: entries.people, topics: topics.people },
  { path: adminPaths.privacy, label: entries.privacy, topics: topics.privacy },
  { path: adminPaths.bookingRules, label: entries.bookingRules, topics: topics.bookingRules },
  { path: adminPaths.templates, label: entries.templates, topics: topics.templates },
  { path: adminPaths.mails, label: entries.mails, topics: topics.mails },
  { path: adminPaths.log, label: entries.log, topics: topics.log },
];
