import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { press } from '../support/controls.ts';
import { chooseFile, csv, readFilesHere, startOf } from './importPage.tsx';

beforeEach(readFilesHere);

/** An import whose rows are being sent until it is cancelled. */
const sendForever: Backend['leads']['importAll'] = (_file, _attempt, { signal, onProgress } = {}) => {
  onProgress?.(0);
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
};

describe('A lead import that is sent', () => {
  it('can be retried as the same attempt, and shows the reason if the server rejects it', async () => {
    const sample = sampleBackendWith({});
    const attempts: string[] = [];
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const importAll = vi.fn<typeof sample.leads.importAll>(async (_file, attempt) => {
      attempts.push(attempt);
      if (attempts.length === 1) throw new Unreachable('away');
      if (attempts.length === 2) await answered;
      throw new InvalidInput({ 'rows.0.email': 'Not this one.' });
    });
    await chooseFile(csv, { leads: { importAll } });
    fireEvent.click(await startOf(1));
    expect(await screen.findByText(words.failed)).toBeVisible();
    fireEvent.click(await startOf(1));
    await screen.findByText(words.sending(0, 1));
    expect(screen.queryByText(words.failed)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(words.refused('Not this one.'))).toBeVisible();
    expect(attempts[1]).toBe(attempts[0]);
    fireEvent.change(screen.getByRole('combobox', { name: words.duplicates.forAll }), { target: { value: 'keep' } });
    fireEvent.click(await startOf(2));
    await waitFor(() => expect(attempts).toHaveLength(3));
    expect(attempts[2]).not.toBe(attempts[0]);
    await screen.findByText(words.refused('Not this one.'));
  });

  it('shows its progress and can be cancelled', async () => {
    await chooseFile(csv, { leads: { importAll: sendForever } });
    const start = await startOf(1);
    start.focus();
    fireEvent.click(start);
    const progress = await screen.findByText(words.sending(0, 1));
    expect(progress).toBeVisible();
    expect(screen.getByRole('progressbar', { name: words.title })).toHaveAttribute('aria-valuenow', '0');
    // Within the steps, although the button that was pressed is gone.
    expect(document.activeElement).toContainElement(progress);
    expect(document.body).not.toHaveFocus();
    press(words.cancel);
    expect(await screen.findByText(words.cancelled)).toBeVisible();
    expect(await startOf(1)).toBeEnabled();
  });

  it('can be cancelled also while the rows are read again with another choice of columns', async () => {
    await chooseFile(csv, { leads: { importAll: sendForever } });
    fireEvent.click(await startOf(1));
    await screen.findByText(words.sending(0, 1));
    fireEvent.change(screen.getByRole('combobox', { name: words.columns.is('Phone') }), { target: { value: '' } });
    press(words.cancel);
    expect(await screen.findByText(words.cancelled)).toBeVisible();
    expect(await startOf(1)).toBeEnabled();
  });

  it('can retry a failed search for existing leads', async () => {
    const sample = sampleBackendWith({});
    const findMatches = vi.fn(sample.leads.findMatches).mockRejectedValueOnce(new Unreachable('away'));
    await chooseFile(csv, { leads: { findMatches } });
    expect(await screen.findByText(words.duplicates.failed)).toBeVisible();
    press(words.duplicates.again);
    expect(await startOf(1)).toBeEnabled();
  });

  it('asks before it is left', async () => {
    const { router } = await chooseFile(csv);
    await startOf(1);
    await act(() => router.navigate(adminPaths.leads));
    expect(await screen.findByRole('alertdialog', { name: words.leaving.title })).toBeVisible();
    press(words.leaving.stay);
    expect(router.state.location.pathname).toBe(adminPaths.importLeads);
  });

  it('is cancelled when the page is left while rows are being sent', async () => {
    let signal: AbortSignal | undefined;
    const { router } = await chooseFile(csv, {
      leads: {
        importAll: (_file, _attempt, options = {}) => {
          signal = options.signal;
          return new Promise(() => undefined);
        },
      },
    });
    fireEvent.click(await startOf(1));
    await screen.findByText(words.sending(0, 1));
    await act(() => router.navigate(adminPaths.leads));
    press(words.leaving.leave);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('is announced by a notice if it ends after the page was left', async () => {
    let end = (): void => undefined;
    const { leads } = sampleBackendWith({});
    const { router } = await chooseFile(csv, {
      leads: {
        importAll: async (...file) => {
          await new Promise<void>((resolve) => {
            end = resolve;
          });
          return leads.importAll(file[0], file[1]);
        },
      },
    });
    fireEvent.click(await startOf(1));
    await screen.findByText(words.sending(0, 1));
    await act(() => router.navigate(adminPaths.leads));
    press(words.leaving.leave);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
    // The address changes before the page does.
    await waitFor(() => expect(screen.queryByText(words.sending(0, 1))).not.toBeInTheDocument());
    end();
    expect(await screen.findByText(words.imported('clients.csv'))).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(adminPaths.leads);
  });
});
