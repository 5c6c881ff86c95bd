import { type Dashboard, recentCount } from '#domain/dashboard.ts';
import type { Lead } from '#domain/lead.ts';
import { counters, trends } from '#sample/dashboard.ts';
import type { Backend } from './backend.ts';

/** What the demo's dashboard is computed from. */
interface SampleDashboardOptions {
  /** @throws SignedOut */
  staffOnly: () => void;
  /** @returns the instant for which the overview is computed. */
  present: () => Date;
  /** @returns all leads, latest first. */
  latestLeads: () => readonly Lead[];
  recentReviews: () => Dashboard['recentReviews'];
  /** @returns the number of unread conversations. */
  unread: () => Promise<number>;
  appointments: () => Promise<Backend['appointments']>;
}

/** Creates the demo's dashboard. */
export function sampleDashboard(options: SampleDashboardOptions): Backend['dashboard'] {
  const { staffOnly, present, latestLeads, recentReviews, unread, appointments } = options;
  return {
    read: async () => {
      staffOnly();
      const recentLeads = latestLeads().slice(0, recentCount);
      const shownReviews = recentReviews();
      const unreadMessages = await unread();
      return structuredClone({
        counters: { ...counters, unreadMessages },
        trends,
        recentLeads,
        recentReviews: shownReviews,
        mailTrouble: null,
        hasMailServer: true,
        mailboxFailure: null,
        leadsToErase: 0,
      });
    },
    overview: async () => {
      staffOnly();
      // Loaded on demand with its calendar, because visitors of the demo never need it.
      const { overviewOf, overviewSpan } = await import('#domain/overview.ts');
      const at = present().toISOString();
      const { between } = await appointments();
      return structuredClone({ ...overviewOf(latestLeads(), at), appointments: await between(...overviewSpan(at)) });
    },
  };
}
