import { type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';

/** What was typed into a form and not saved yet. */
export interface UnsavedForm {
  /** Values by field name. */
  values: FormikValues;
  /** Idempotency key of the form, because an attempt to save it may have succeeded. */
  attempt: string;
  /** Version of the record that was edited; null for a new one. */
  version: number | null;
  /** Whether it is kept when the form is left, so that nobody is asked then. */
  stays: boolean;
}

/** Marks the entries in the session storage. */
const prefix = 'unsaved ';

/** @returns what was typed in this tab into the form with this name; null if nothing, or without session storage. */
export function readUnsaved(name: string): UnsavedForm | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns what was typed in this tab into all forms whose names begin like this. */
export function readAllUnsaved(beginning: string): UnsavedForm[] {
  return entryNames().flatMap((entry) => {
    const form = entry.startsWith(prefix + beginning) && readUnsaved(entry.slice(prefix.length));
    return form ? [form] : [];
  });
}

function entryNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

/** Forgets what was typed into a form. @param name default: all forms of this tab. */
export function forgetUnsaved(name?: string): void {
  try {
    const names = name === undefined ? entryNames() : [prefix + name];
    for (const one of names) if (one.startsWith(prefix)) sessionStorage.removeItem(one);
  } catch {
    // Without session storage nothing is kept.
  }
}

/** Keeps what was typed into a form for the next time it is opened in this tab. */
export function storeUnsaved(name: string, form: UnsavedForm): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(form));
  } catch {
    // Too large, or without session storage: the form still works.
  }
}

/** @returns the values that differ from the initial ones. */
const changedValues = (values: FormikValues, initial: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== initial[field]));

/**
 * Keeps what was typed earlier into a form that may have been opened again: of the same record together with what has been
 * typed since, which is newer; but of a new record only if nothing was, because that may be another one.
 * @param initial the values before any of it.
 * @returns whether it is kept.
 */
export function keepUnsaved(name: string, earlier: UnsavedForm, initial: FormikValues): boolean {
  const since = readUnsaved(name);
  if (since?.version === null && earlier.version === null && since.attempt !== earlier.attempt) return false;
  const values = { ...earlier.values, ...(since && changedValues(since.values, initial)) };
  storeUnsaved(name, { ...(since ?? earlier), values });
  return true;
}

/** Props of {@link KeepUnsaved}. */
export interface KeepUnsavedProps {
  name: string;
  /** What was typed before, which the form gets. */
  kept: UnsavedForm | null;
  attempt: string;
  /** Whether it is kept when the form is left. Default: false. */
  stays?: boolean;
  /** Keeps only fields that were edited, as the others may be changed elsewhere meanwhile. Default: false. */
  editedOnly?: boolean;
  /** @returns the version of the record being edited; by default null. */
  version?: () => number | null;
  /** Called after the form has got what was typed before. */
  onRestored?: () => void;
  /** Fields that are rendered once they have their values. */
  children?: ReactNode;
}

/**
 * Keeps what is typed into the surrounding form in the tab's session storage until it is saved, so that neither a reload
 * nor a crash nor a phone that closes the tab loses it.
 */
export function KeepUnsaved({
  name,
  kept,
  attempt,
  stays = false,
  editedOnly = false,
  version,
  onRestored,
  children,
}: KeepUnsavedProps) {
  const { values, initialValues, dirty, setFieldValue } = useFormikContext<FormikValues>();
  const [ready, setReady] = useState(kept === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint.
  useLayoutEffect(() => {
    if (kept === null) return;
    for (const [field, value] of Object.entries(kept.values)) {
      // Fields may have changed with a new release.
      if (field in values) void setFieldValue(field, value, false);
    }
    setReady(true);
    onRestored?.();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` returns the version of the moment.
  useEffect(() => {
    if (!ready) return;
    const typed = editedOnly ? changedValues(values, initialValues) : values;
    if (dirty) storeUnsaved(name, { values: typed, attempt, version: version?.() ?? null, stays });
    else forgetUnsaved(name);
  }, [name, values, dirty, attempt, stays, editedOnly, ready]);
  return ready ? children : null;
}
