import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withThemeCorners } from '#admin/appointments/calendarStyles.ts';
import { createAppTheme } from '#theme';

const sheet = readFileSync(
  createRequire(import.meta.url).resolve('@fullcalendar/react/themes/classic/theme.css'),
  'utf8',
);
const radiiOf = (css: string) => new Set([...css.matchAll(/radius: *([^;}\n]+)/g)].map(([, radius]) => radius));

it('Appointments in the calendar have no rounder corners than the theme', () => {
  const theme = createAppTheme();
  const ours = radiiOf(withThemeCorners(sheet, theme));
  expect(ours).toContain(`min(4px, ${theme.vars.shape.borderRadius})`);
  // The others are square and round in any theme.
  expect(ours.size).toBe(radiiOf(sheet).size);
  expect(ours).not.toContain('4px');
});
