import { createContext, type RouterContextProvider } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import type { Dashboard } from '#domain/dashboard.ts';

/** What is being read for the navigation that is under way. */
const reading = createContext<Promise<Dashboard> | null>(null);

/** @returns the dashboard; frame and page, which load side by side, share one reading. */
export function loadDashboard(context: Readonly<RouterContextProvider>): Promise<Dashboard> {
  const dashboard = context.get(reading) ?? backendOf(context).then((backend) => backend.dashboard.read());
  context.set(reading, dashboard);
  return dashboard;
}
