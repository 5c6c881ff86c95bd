import { act, waitFor } from '@testing-library/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppForm } from '#forms/AppForm.tsx';
import {
  forgetUnsaved,
  KeepUnsaved,
  type KeepUnsavedProps,
  keepUnsaved,
  readAllUnsaved,
  readUnsaved,
  storeUnsaved,
  type UnsavedForm,
} from '#forms/KeepUnsaved.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, fill } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

/** What was typed into the form of a record. */
const unsaved = (values: UnsavedForm['values'], others: Partial<UnsavedForm> = {}): UnsavedForm => ({
  values,
  attempt: 'a',
  version: 3,
  stays: false,
  ...others,
});

describe('A form that keeps what was not saved yet', () => {
  const saved = { name: 'Ada', town: 'Paris' };

  const open = (values: UnsavedForm['values'] | null, props: Partial<KeepUnsavedProps> = {}, part?: ReactNode) =>
    renderWithTheme(
      <AppForm initialValues={saved} onSubmit={async () => undefined} failedText="">
        <KeepUnsaved name="a form" kept={values && unsaved(values)} attempt="a" {...props}>
          <TextField name="name" label="Name" />
          <TextField name="town" label="Town" />
          {part}
        </KeepUnsaved>
      </AppForm>,
    );

  it('leaves out a field that it no longer has', async () => {
    open({ name: 'Grace', street: 'Rue de la Paix' });
    await waitFor(() => expect(field('Name')).toHaveValue('Grace'));
    expect(readUnsaved('a form')?.values).toEqual({ name: 'Grace', town: 'Paris' });
  });

  it('keeps edited fields only, if the others may change elsewhere', async () => {
    open({ name: 'Grace' }, { editedOnly: true });
    await waitFor(() => expect(readUnsaved('a form')?.values).toEqual({ name: 'Grace' }));
    await act(async () => fill('Town', 'London'));
    expect(readUnsaved('a form')?.values).toEqual({ name: 'Grace', town: 'London' });
  });

  it('keeps all fields, by default as those of a new record', async () => {
    open(null);
    await act(async () => fill('Town', 'London'));
    expect(readUnsaved('a form')).toEqual(unsaved({ name: 'Ada', town: 'London' }, { version: null }));
  });

  it('keeps the version of its record, and whether it may be left', async () => {
    open(null, { version: () => 7, stays: true });
    await act(async () => fill('Town', 'London'));
    expect(readUnsaved('a form')).toMatchObject({ version: 7, stays: true });
  });

  it('keeps nothing while nothing was typed, or once it was taken back', async () => {
    open(null);
    expect(readUnsaved('a form')).toBeNull();
    await act(async () => fill('Town', 'London'));
    await act(async () => fill('Town', 'Paris'));
    expect(readUnsaved('a form')).toBeNull();
  });

  it('shows its fields only once they have what was typed before, and says so', async () => {
    const names: string[] = [];
    function Names() {
      names.push(useFormikContext<typeof saved>().values.name);
      return null;
    }
    const onRestored = vi.fn();
    open({ name: 'Grace' }, { onRestored }, <Names />);
    await waitFor(() => expect(names).toContain('Grace'));
    expect(names).not.toContain('Ada');
    expect(onRestored).toHaveBeenCalledOnce();
  });
});

describe('What was typed and not saved', () => {
  it('is read for all forms whose names begin alike', () => {
    storeUnsaved('reply 1', unsaved({ text: 'Yes.' }));
    storeUnsaved('reply 2', unsaved({ text: 'No.' }));
    storeUnsaved('note on reply 1', unsaved({ text: 'Hm.' }));
    sessionStorage.setItem('reply 3', JSON.stringify(unsaved({ text: 'Not by a form.' })));
    expect(readAllUnsaved('reply ').map(({ values }) => values.text)).toEqual(['Yes.', 'No.']);
  });

  it('is forgotten for one form, or for all, and nothing else with it', () => {
    sessionStorage.setItem('scheme', 'dark');
    for (const name of ['one', 'another', 'third']) storeUnsaved(name, unsaved({ text: name }));
    forgetUnsaved('one');
    expect(readAllUnsaved('').map(({ values }) => values.text)).toEqual(['another', 'third']);
    forgetUnsaved();
    expect(readAllUnsaved('')).toEqual([]);
    expect(sessionStorage.getItem('scheme')).toBe('dark');
  });

  it('counts as nothing if it cannot be read', () => {
    sessionStorage.setItem('unsaved one', '{"values":');
    expect(readUnsaved('one')).toBeNull();
    expect(readAllUnsaved('one')).toEqual([]);
  });

  it('is nothing in a browser without session storage, whose forms still work', () => {
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('The operation is insecure.');
    });
    storeUnsaved('one', unsaved({}));
    expect(readUnsaved('one')).toBeNull();
    expect(readAllUnsaved('')).toEqual([]);
    forgetUnsaved();
    storage.mockRestore();
  });
});

describe('What was typed earlier into a form that may have been opened again', () => {
  const initial = { name: 'Ada', town: 'Paris' };
  const earlier = unsaved({ name: 'Grace', town: 'Rome' });

  it('is kept', () => {
    expect(keepUnsaved('form', earlier, initial)).toBe(true);
    expect(readUnsaved('form')).toEqual(earlier);
  });

  it('is kept together with what was typed into the form of the same record since, which is newer', () => {
    storeUnsaved('form', unsaved({ name: 'Ada', town: 'Oslo' }, { version: 4, attempt: 'b' }));
    expect(keepUnsaved('form', earlier, initial)).toBe(true);
    expect(readUnsaved('form')).toEqual(unsaved({ name: 'Grace', town: 'Oslo' }, { version: 4, attempt: 'b' }));
  });

  it('is kept for a new record that is still the same one', () => {
    storeUnsaved('form', unsaved({ name: 'Ada', town: 'Oslo' }, { version: null }));
    expect(keepUnsaved('form', { ...earlier, version: null }, initial)).toBe(true);
    expect(readUnsaved('form')).toEqual(unsaved({ name: 'Grace', town: 'Oslo' }, { version: null }));
  });

  it.each([
    ['a new record', null, 3],
    ['a record', 3, null],
  ])('is kept if %s was typed into since with another attempt, but not before', (_what, since, before) => {
    storeUnsaved('form', unsaved(initial, { version: since, attempt: 'b' }));
    expect(keepUnsaved('form', { ...earlier, version: before }, initial)).toBe(true);
    expect(readUnsaved('form')?.values).toEqual(earlier.values);
  });

  it('is not kept for a new record if another one was begun since, which stays', () => {
    const another = unsaved({ name: 'Edith', town: 'Oslo' }, { version: null, attempt: 'b' });
    storeUnsaved('form', another);
    expect(keepUnsaved('form', { ...earlier, version: null }, initial)).toBe(false);
    expect(readUnsaved('form')).toEqual(another);
  });
});
