import { useState } from 'react';
import { KeepUnsaved, readUnsaved, type UnsavedForm } from '#forms/KeepUnsaved.tsx';

/** Props of {@link KeepDraft}. */
export interface KeepDraftProps {
  /** Name of the form: what is typed into one is in all forms of this name. */
  name: string;
  /** Whether the page answers a form that the browser has posted, and shows what was in it. Default: false. */
  isAnswer?: boolean;
}

/**
 * Keeps what is typed into the surrounding form in this tab until it is sent: over a reload, on other pages and in other
 * languages. The form forgets it once it is sent (`forgetUnsaved`).
 */
export function KeepDraft({ name, isAnswer = false }: KeepDraftProps) {
  const [kept] = useState(() => (isAnswer ? null : readDraft(name)));
  return <KeepUnsaved name={name} kept={kept} attempt="" stays />;
}

/** @returns what was typed or ticked: no empty fields, which a page may have a suggestion for, and no pictures. */
function readDraft(name: string): UnsavedForm | null {
  const kept = readUnsaved(name);
  if (!kept) return null;
  const values = Object.entries(kept.values).filter(
    ([, value]) => value === true || (typeof value === 'string' && value),
  );
  return { ...kept, values: Object.fromEntries(values) };
}
