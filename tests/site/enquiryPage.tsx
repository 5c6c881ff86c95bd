import { act } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { enquiry as enquiryWords } from '#content/enquiry.ts';
import { EnquiryDialog } from '#site/enquiry/EnquiryDialog.tsx';
import { sampleBackendWith } from '../support/backends.ts';
import { fill, press } from '../support/controls.ts';
import { enquiry } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';

/** A page with the dialog and a button that opens it. */
function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EnquiryDialog open={open} onClose={() => setOpen(false)} service="" />
    </>
  );
}

/** Opens the dialog with fake timers. @param send the backend's function for sending enquiries. */
export async function openDialog(send: Backend['enquiries']['send'] = createSampleBackend().enquiries.send) {
  await renderSite('/', {
    backend: sampleBackendWith({ enquiries: { send } }),
    routes: [{ path: '/', Component: Page }],
  });
  vi.useFakeTimers();
}

/** Advances the clock. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Fills in all required fields. */
export function fillIn() {
  fill(new RegExp(enquiryWords.labels.name), enquiry.name);
  fill(new RegExp(enquiryWords.labels.email), enquiry.email);
  fill(new RegExp(enquiryWords.labels.eventType), 'birthday');
  fill(new RegExp(enquiryWords.labels.message), 'A tea party for thirty.');
}

export const send = () => press(enquiryWords.send);
