import { expect, it } from 'vitest';
import { testsOf } from '#tests/support/testsOf.ts';

const tests = [
  { path: 'tests/admin/leadActions.test.tsx', text: '' },
  { path: 'tests/admin/leadBoard.test.tsx', text: '' },
  { path: 'tests/admin/leadsPage.test.tsx', text: '' },
  { path: 'tests/admin/postForm.test.tsx', text: "import { draft } from '#tests/support/records.ts';" },
  { path: 'tests/content/wordsInTests.test.ts', text: '' },
  { path: 'tests/contract/httpBackend.test.ts', text: '' },
  { path: 'tests/contract/sampleBackend.test.ts', text: '' },
  { path: 'tests/forms/fields.test.tsx', text: '' },
  { path: 'tests/gallery/allStories.test.ts', text: '' },
  { path: 'tests/sample/casing.test.ts', text: '' },
  { path: 'tests/server/leadStore.test.ts', text: "import { listLeads } from '#server/store/leads.ts';" },
  { path: 'tests/server/removal.test.ts', text: "import { exportLeads } from '#server/store/leads.ts';" },
  { path: 'tests/server/seed.test.ts', text: "import { leadEntity } from '#domain/lead.ts';" },
  { path: 'tests/site/leadBox.test.tsx', text: "import { leadEntity } from '#domain/lead.ts';" },
  { path: 'tests/site/postCard.test.tsx', text: "import { theme } from '#theme';" },
  { path: 'tests/theme/contrast.test.ts', text: '' },
  { path: 'tests/theme/density.test.tsx', text: '' },
];

const sources = [
  { path: 'src/admin/posts/useMoment.ts', text: '' },
  { path: 'src/admin/posts/Draft.tsx', text: "import { useMoment } from './useMoment.ts';" },
  { path: 'src/admin/postForm/PostFields.tsx', text: "import { useMoment } from '../posts/useMoment.ts';" },
  ...['A', 'B', 'C', 'D'].map((name) => ({
    path: `src/admin/leads/Lead${name}.tsx`,
    text: "import { Facts } from '../Facts.tsx';",
  })),
  { path: 'src/site/blog/PostCard.tsx', text: "import { Facts } from '#admin/Facts.tsx';" },
];

it.each([
  // Its own name says little; one of those that import it has tests.
  ['src/admin/posts/useMoment.ts', ['tests/admin/postForm.test.tsx']],
  // Many import it.
  ['src/admin/Facts.tsx', []],
  ['src/admin/pages/usePostForm.ts', ['tests/admin/postForm.test.tsx', 'tests/gallery/allStories.test.ts']],
  [
    'src/admin/leads/LeadSelection.tsx',
    ['tests/admin/leadActions.test.tsx', 'tests/admin/leadBoard.test.tsx', 'tests/admin/leadsPage.test.tsx'],
  ],
  ['src/admin/leads/BoardCard.tsx', ['tests/admin/leadBoard.test.tsx']],
  ['src/admin/pages/leads.tsx', ['tests/admin/leadsPage.test.tsx', 'tests/gallery/allStories.test.ts']],
  ['src/components/Section.tsx', ['tests/gallery/allStories.test.ts']],
  ['src/server/mail/mailHtml.ts', ['tests/gallery/allStories.test.ts']],
  ['src/content/gallery.ts', ['tests/content/wordsInTests.test.ts', 'tests/sample/casing.test.ts']],
  ['tests/gallery/mails.stories.tsx', ['tests/content/wordsInTests.test.ts', 'tests/gallery/allStories.test.ts']],
  ['src/admin/postForm/PostFields.tsx', ['tests/admin/postForm.test.tsx']],
  ['src/site/blog/PostCard.tsx', ['tests/site/postCard.test.tsx']],
  ['tests/forms/fields.test.tsx', ['tests/content/wordsInTests.test.ts', 'tests/forms/fields.test.tsx']],
  ['tests/support/records.ts', ['tests/admin/postForm.test.tsx', 'tests/content/wordsInTests.test.ts']],
  [
    'src/server/store/leads.ts',
    ['tests/contract/httpBackend.test.ts', 'tests/server/leadStore.test.ts', 'tests/server/removal.test.ts'],
  ],
  ['src/domain/lead.ts', ['tests/contract/sampleBackend.test.ts', 'tests/server/seed.test.ts']],
  ['src/backend/sampleLeads.ts', ['tests/contract/sampleBackend.test.ts']],
  ['src/backend/createHttpBackend.ts', ['tests/contract/httpBackend.test.ts']],
  ['theme/density.ts', ['tests/theme/density.test.tsx']],
  ['theme/tokens.ts', ['tests/theme/contrast.test.ts', 'tests/theme/density.test.tsx']],
  ['src/server/plugins/security.ts', []],
  ['src/admin/shell/Sidebar.tsx', []],
])('A change in %s runs the tests with its name, its imports, its contract or that read it', (changed, expected) => {
  expect(testsOf([changed], tests, sources)).toEqual(expected);
});
