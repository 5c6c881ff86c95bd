import { createContext } from 'react';
import type { Picture } from '#domain/picture.ts';

/** What is shown of a page where it is shared, besides what its head says. */
export interface SharedPage {
  title: string;
  /** The page's canonical path. */
  path: string;
  picture: Picture;
}

/** Told by each page of itself while the server renders it: browsers need nothing of it. */
export const SharedPageContext = createContext<((page: SharedPage) => void) | null>(null);
