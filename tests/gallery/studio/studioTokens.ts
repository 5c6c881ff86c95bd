import { useSyncExternalStore } from 'react';
import { houseTokens, type ThemeTokens } from '#theme';

/** Where a brand in the making lies, so that the pages beside the studio see it, and a reload keeps it. */
const place = 'gallery-studio';

const listeners = new Set<() => void>();
let text: string | null = null;
let tokens = houseTokens;

function parse(kept: string | null): ThemeTokens {
  try {
    return kept ? { ...houseTokens, ...(JSON.parse(kept) as Partial<ThemeTokens>) } : houseTokens;
  } catch {
    return houseTokens;
  }
}

/** @returns the tokens at this moment, the same object as long as nothing changes. */
function read(): ThemeTokens {
  const kept = localStorage.getItem(place);
  if (kept !== text) {
    text = kept;
    tokens = parse(kept);
  }
  return tokens;
}

/** Keeps other tokens, and tells every page that shows them. @param changed null for the house's own. */
export function writeTokens(changed: ThemeTokens | null): void {
  if (changed) localStorage.setItem(place, JSON.stringify(changed));
  else localStorage.removeItem(place);
  for (const listener of listeners) listener();
}

/** Another page of the gallery may have changed them. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The tokens of the brand in the making. */
export const useStudioTokens = (): ThemeTokens => useSyncExternalStore(subscribe, read);
