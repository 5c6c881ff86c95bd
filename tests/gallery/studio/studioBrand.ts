import { deepmerge } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { houseTokens, type ThemeTokens } from '#theme';

/** The brand being edited. */
export interface StudioBrand {
  tokens: ThemeTokens;
  /** Name of the brand it began with, whose overrides it has. */
  begunWith: string;
}

/** Key in the local storage, so that preview pages see the edited brand, and reloads keep it. */
const storageKey = 'gallery-studio';

const house: StudioBrand = { tokens: houseTokens, begunWith: 'house' };

const listeners = new Set<() => void>();
let storedText: string | null = null;
let brand = house;

function parse(stored: string | null): StudioBrand {
  try {
    return stored ? deepmerge(house, JSON.parse(stored) as Partial<StudioBrand>) : house;
  } catch {
    return house;
  }
}

/** @returns the brand being edited; a stable object while nothing changes. */
function read(): StudioBrand {
  const stored = localStorage.getItem(storageKey);
  if (stored !== storedText) {
    storedText = stored;
    brand = parse(stored);
  }
  return brand;
}

/** Stores the brand being edited and notifies all subscribers. @param changed null to return to the default brand. */
export function writeStudioBrand(changed: StudioBrand | null): void {
  if (changed) localStorage.setItem(storageKey, JSON.stringify(changed));
  else localStorage.removeItem(storageKey);
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

/** @returns the brand being edited. */
export const useStudioBrand = (): StudioBrand => useSyncExternalStore(subscribe, read);
