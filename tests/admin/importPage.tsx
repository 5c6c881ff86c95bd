import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { importReader } from '#admin/leadImport/importWorker.ts';
import { adminPaths } from '#adminPaths';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { type BackendOverrides, sampleBackendWith } from '../support/backends.ts';
import { renderSite } from '../support/renderSite.tsx';

/** A stand-in for web workers that runs in the test's thread, as jsdom has none. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly #answer = importReader((told) => act(() => this.onmessage?.({ data: structuredClone(told) })));
  postMessage(asked: Parameters<ReturnType<typeof importReader>>[0]) {
    void this.#answer(asked);
  }
  terminate() {
    this.onmessage = null;
  }
}

/** Lets the page read files in the test's thread; for `beforeEach`. @returns the function that ends it. */
export function readFilesHere() {
  vi.stubGlobal('Worker', WorkerHere);
  return () => vi.unstubAllGlobals();
}

/** The lead that `csv` contains, too. */
export const known = sampleLead('2');

/** A file with a new client, a row that cannot be read, and a client that is known already. */
export const csv = [
  'Client,E-mail,Phone,Date of event',
  'Nina Ortega,nina@example.org,,2027-06-14',
  'Bad Row,nobody,,2027-06-15',
  `Marcus C.,${known.email},+1 555 020 9999,2027-06-16`,
].join('\n');

/** @returns a file of clients, by default `clients.csv`. */
export function clientsFile(text: string | Uint8Array, name = 'clients.csv'): File {
  const file = new File([text as BlobPart], name, { type: 'text/csv' });
  // jsdom does not implement `arrayBuffer` of files.
  file.arrayBuffer = async () => new Response(text as BodyInit).arrayBuffer();
  return file;
}

/** Opens the page and chooses a file. */
export async function chooseFile(text: string | Uint8Array, others: BackendOverrides = {}, name?: string) {
  const backend = sampleBackendWith(others);
  const router = await renderSite(adminPaths.importLeads, { backend });
  const file = clientsFile(text, name);
  fireEvent.change(screen.getByLabelText(words.file.choose), { target: { files: [file] } });
  return { backend, router };
}

/** @returns the button that imports the given number of rows. */
export const startOf = (count: number) => screen.findByRole('button', { name: words.start(count) });

/** @returns the leads that a search in the list finds. */
export const leadsOf = async ({ leads }: ReturnType<typeof sampleBackendWith>, search: string) =>
  (await leads.list(readListQuery(leadEntity, new URLSearchParams(search)))).rows;
