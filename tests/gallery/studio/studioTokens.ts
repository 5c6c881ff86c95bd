import { deepmerge } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { houseTokens, type ThemeTokens } from '#theme';

/** Key in the local storage, so that preview pages see the edited brand, and reloads keep it. */
const place = 'gallery-studio';

const listeners = new Set<() => void>();
let text: string | null = null;
let tokens = houseTokens;

function parse(kept: string | null): ThemeTokens {
  try {
    return kept ? deepmerge(houseTokens, JSON.parse(kept) as Partial<ThemeTokens>) : houseTokens;
  } catch {
    return houseTokens;
  }
}

/** @returns the current tokens; a stable object while nothing changes. */
function read(): ThemeTokens {
  const kept = localStorage.getItem(place);
  if (kept !== text) {
    text = kept;
    tokens = parse(kept);
  }
  return tokens;
}

/** Stores tokens and notifies all subscribers. @param changed null to return to the default brand's tokens. */
export function writeTokens(changed: ThemeTokens | null): void {
  if (changed) localStorage.setItem(place, JSON.stringify(changed));
  else localStorage.removeItem(place);
  for (const listener of listeners) listener();
}

/** Subscribes to changes, including those made in other pages of the gallery. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** @returns the tokens of the brand being edited. */
export const useStudioTokens = (): ThemeTokens => useSyncExternalStore(subscribe, read);
