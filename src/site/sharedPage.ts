import { createContext } from 'react';
import type { Picture } from '#domain/picture.ts';

/** The facts of a page for its sharing card, besides those of its head. */
export interface SharedPage {
  title: string;
  /** The page's canonical path. */
  path: string;
  picture: Picture;
}

/** Through this each page describes itself while the server renders it; browsers do without. */
export const SharedPageContext = createContext<((page: SharedPage) => void) | null>(null);
