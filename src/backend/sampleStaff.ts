import type { LogSubject } from '#domain/log.ts';
import { isRecordName, nameFields } from '#domain/records.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { pictureNeeded } from '#domain/uploads.ts';
import type { Backend } from './backend.ts';
import { dataUrlOf } from './dataUrlOf.ts';
import { InvalidInput, ignoreNotFound } from './errors.ts';
import { sampleAccounts } from './sampleAccounts.ts';
import { sampleActivities } from './sampleActivities.ts';
import { sampleDashboard } from './sampleDashboard.ts';
import { loadOnCall, once, recordNames } from './sampleLazy.ts';
import { sampleLeads } from './sampleLeads.ts';
import { sampleLog } from './sampleLog.ts';
import { sampleMails } from './sampleMails.ts';
import { sampleReviews } from './sampleReviews.ts';

/** The parts of the port that are for staff. */
type StaffBackend = Omit<Backend, 'events' | 'testimonials' | 'gallery' | 'enquiries'> & {
  /** @returns the approved reviews, as visitors see them. */
  approvedReviews: () => Testimonial[];
};

/** Timing of the demo. */
interface SampleTime {
  pause: () => Promise<void>;
  now: () => Date;
  arrival: (() => Promise<void>) | null;
}

/**
 * Creates the demo's back office, in memory: signed in from the start, with changes that are lost on reload.
 * @param pause waits for the simulated duration of a write.
 * @param now the clock for timestamps.
 * @param arrival waits until the sample message arrives; null if none does.
 */
export function sampleStaff({ pause, now, arrival }: SampleTime): StaffBackend {
  const {
    methods: accountMethods,
    staffOnly,
    ownerOnly,
    people,
  } = sampleAccounts({
    pause,
    now,
    note: (id, activity, by) => activities.add('account', id, [activity], by && { id: by.id, name: by.name }),
  });
  const activities = sampleActivities(staffOnly, people.nameOf, now);
  const access = { staffOnly, people, pause, activities };
  const leads = sampleLeads(access, now, {
    leadIdsOfAppointments: async () => (await loadAppointments()).table.all().map(({ leadId }) => leadId),
    eventsOn: async (day) => (await loadAppointments()).table.eventsOn(day),
    appointmentTitles: async (id) => {
      const all = (await loadAppointments()).table.all();
      return new Map(all.filter(({ leadId }) => leads.find(leadId)?.id === id).map((one) => [one.id, one.title]));
    },
    lastMessages: async () => (await loadConversations()).latest(),
    afterLeadsRemoved: async () => (await loadConversations()).afterLeadsRemoved(),
  });
  // The sample records are old, so the instant of the latest lead serves as the present of calendar and dashboard.
  const present = (): Date => {
    const [latest] = leads.latest();
    return latest ? new Date(Date.parse(latest.createdAt) + 1) : now();
  };
  const reviews = sampleReviews(access, leads.find, now);
  // Loaded on demand, because visitors of the demo never need them.
  const loadAppointments = once(async () => {
    const { sampleAppointments } = await import('./sampleAppointments.ts');
    return sampleAppointments(access, leads.find, { now, present });
  });
  const appointmentMethods = async () => (await loadAppointments()).appointments;
  const loadConversations = once(async () => {
    const { sampleConversations } = await import('./sampleConversations.ts');
    return sampleConversations(access, leads, { now, arrival });
  });
  const conversationMethods = async () => (await loadConversations()).conversations;
  const templateMethods = async () => (await loadConversations()).templates;
  // Loaded on demand, because other pages do not need the posts' texts.
  const loadPosts = once(async () => (await import('./samplePosts.ts')).samplePosts(access, now));
  const loadBooking = once(async () => {
    const { sampleBooking } = await import('./sampleBooking.ts');
    const { table, setTravel } = await loadAppointments();
    return sampleBooking({ ...access, ownerOnly }, { table, leads, setTravel }, now);
  });
  const loadViews = once(async () => {
    const { sampleViews } = await import('./sampleViews.ts');
    return sampleViews(staffOnly, pause);
  });
  const loadSearch = once(async () => {
    const { sampleSearch } = await import('./sampleSearch.ts');
    const records = {
      conversations: await conversationMethods(),
      appointments: await appointmentMethods(),
      posts: await loadPosts(),
    };
    return sampleSearch({ ...records, leads, reviews: reviews.reviews }, staffOnly);
  });
  const loadPrivacy = once(async () => {
    const { samplePrivacy } = await import('./samplePrivacy.ts');
    const { table, appointments } = await loadAppointments();
    const records = { leads: leads.leads, leadFiles: leads.leadFiles, reviews: reviews.reviews, appointments };
    const personalData = {
      ...records,
      views: await loadViews(),
      conversations: await conversationMethods(),
      emptyAppointment: table.empty,
    };
    return samplePrivacy(personalData, activities, ownerOnly);
  });
  const nameOf = async (subject: LogSubject, id: string): Promise<string> => {
    if (subject === 'account') return people.nameOf(id);
    if (!isRecordName(subject)) return '';
    const get: (id: string) => Promise<Readonly<Record<string, unknown>>> = staff[`${subject}s`].get;
    return String((await get(id).catch(ignoreNotFound))?.[nameFields[subject]] ?? '');
  };

  const staff: StaffBackend = {
    ...accountMethods,
    log: sampleLog(activities, ownerOnly, nameOf),
    privacy: loadOnCall(loadPrivacy, ['find', 'exportJson', 'erase', 'retention', 'setRetention']),
    views: loadOnCall(loadViews, ['list', 'save', 'change', 'remove']),
    dashboard: sampleDashboard({
      staffOnly,
      present,
      latestLeads: leads.latest,
      recentReviews: reviews.recent,
      unread: async () => (await loadConversations()).unread(),
      appointments: appointmentMethods,
    }),
    mails: sampleMails(staffOnly),
    search: loadOnCall(loadSearch, ['everywhere']),
    leads: leads.leads,
    leadFiles: leads.leadFiles,
    posts: loadOnCall(loadPosts, [
      ...recordNames,
      'listPublished',
      'read',
      'listAddresses',
      'listLatest',
      'makePreview',
      'readPreview',
    ]),
    conversations: {
      ...loadOnCall(conversationMethods, ['list', 'get', 'changeAll', 'reply', 'open', 'remove', 'removeAll']),
      subscribe: (listener) => {
        const subscribed = conversationMethods().then(
          ({ subscribe }) => subscribe(listener),
          // Without its code, the demo has no news.
          () => () => undefined,
        );
        return () => void subscribed.then((stop) => stop());
      },
    },
    templates: loadOnCall(templateMethods, recordNames),
    reviews: reviews.reviews,
    approvedReviews: reviews.approved,
    appointments: loadOnCall(appointmentMethods, [...recordNames, 'between', 'now', 'mails']),
    bookingRules: loadOnCall(async () => (await loadBooking()).bookingRules, ['get', 'update']),
    consultations: loadOnCall(async () => (await loadBooking()).consultations, ['makeLink', 'read', 'pick', 'cancel']),
    images: {
      store: async (file) => {
        staffOnly();
        if (!file.type.startsWith('image/')) throw new InvalidInput({ file: pictureNeeded });
        return dataUrlOf(file);
      },
    },
  };
  return staff;
}
