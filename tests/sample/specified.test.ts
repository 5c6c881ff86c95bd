import { expect, it } from 'vitest';
import { leadEventTypeLabels, leadStatusLabels } from '#content/domain/lead.ts';
import { postSentences } from '#content/domain/post.ts';
import { credentialsNeeded } from '#content/domain/session.ts';
import { formatDate } from '#domain/dates.ts';

it('The back office’s labels and sentences match the specification word for word', () => {
  expect(Object.values(leadEventTypeLabels)).toEqual(['Wedding', 'Corporate', 'Birthday', 'Other']);
  expect(Object.values(leadStatusLabels)).toEqual(['New', 'Contacted', 'Proposal Sent', 'Converted']);
  expect(postSentences).toMatchObject({
    titleNeeded: 'Title is required',
    excerptNeeded: 'Excerpt is required',
    contentNeeded: 'Content is required',
    categoryNeeded: 'Category is required',
  });
  expect(credentialsNeeded).toBe('Please enter both email and password');
  expect(formatDate('2023-06-14')).toBe('Jun 14, 2023');
});
