import { expect, it } from 'vitest';
import { testsOf } from '#tests/support/testsOf.ts';

const tests = [
  'tests/admin/leadActions.test.tsx',
  'tests/admin/leadsPage.test.tsx',
  'tests/admin/postForm.test.tsx',
  'tests/forms/fields.test.tsx',
  'tests/site/postCard.test.tsx',
];

it.each([
  ['src/admin/leads/ExportButton.tsx', ['tests/admin/leadActions.test.tsx', 'tests/admin/leadsPage.test.tsx']],
  ['src/admin/pages/leads.tsx', ['tests/admin/leadActions.test.tsx', 'tests/admin/leadsPage.test.tsx']],
  ['src/admin/postForm/PostFields.tsx', ['tests/admin/postForm.test.tsx']],
  ['src/site/blog/PostCard.tsx', ['tests/site/postCard.test.tsx']],
  ['tests/forms/fields.test.tsx', ['tests/forms/fields.test.tsx']],
  ['src/admin/shell/Sidebar.tsx', []],
])('Of a change in %s, those screens are tested that have its name', (changed, expected) => {
  expect(testsOf([changed], tests)).toEqual(expected);
});
