import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router-dom';
import type { Backend, BackendSource } from './backend.ts';

/** Router context with the backend, for loaders; set when the router is created. */
export const backendRouterContext = createRouterContext<BackendSource>();

/** @param context a loader's context. @returns the backend, loaded on first use. */
export const backendOf = (context: Readonly<RouterContextProvider>): Promise<Backend> =>
  context.get(backendRouterContext)();

/** React context with the backend, for components. */
export const BackendContext = createReactContext<BackendSource | null>(null);

/** @returns the source of the backend, for writes. @throws Error outside of `BackendContext`. */
export function useBackend(): BackendSource {
  const source = useContext(BackendContext);
  if (!source) throw new Error('useBackend needs a BackendContext above it.');
  return source;
}
