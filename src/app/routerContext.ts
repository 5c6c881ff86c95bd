import { RouterContextProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { backendRouterContext } from '#backend/context.ts';

/** @returns a loader context in which `backendOf` finds the given backend. */
export function routerContext(backend: BackendSource): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendRouterContext, backend);
  return context;
}
