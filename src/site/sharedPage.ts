import { createContext } from 'react';
import type { Picture } from '#domain/picture.ts';

/** Facts about a page for its sharing image. */
export interface SharedPage {
  title: string;
  /** The page's canonical path. */
  path: string;
  picture: Picture;
}

/** Collects the facts of a page while the server renders it; null in the browser. */
export const SharedPageContext = createContext<((page: SharedPage) => void) | null>(null);
