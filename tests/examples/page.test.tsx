import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { templateForm as words } from '#content/admin/templates.ts';
import { templateEntity } from '#domain/template.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { templateForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { name, subject, text } = templateEntity.fields;

it('A template that cannot be saved shows an error, and keeps what was typed', async () => {
  const create = async () => Promise.reject(new Error('The disk is full.'));
  await renderSite(adminPaths.newTemplate, { backend: sampleBackendWith({ templates: { create } }) });
  fill(name.label, templateForm.name);
  fill(subject.label, templateForm.subject);
  fill(text.label, templateForm.text);
  press(words.save);
  expect(await screen.findByText(words.failed.unreachable)).toBeVisible();
  expect(field(text.label)).toHaveValue(templateForm.text);
});
