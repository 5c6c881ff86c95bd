import { activitiesBetween, noteSchema } from '#domain/activity.ts';
import { csvFile } from '#domain/csv.ts';
import { recentCount } from '#domain/dashboard.ts';
import { findRecords, readListQuery } from '#domain/entity.ts';
import {
  type Lead,
  type LeadDetails,
  type LeadForm,
  leadEntity,
  leadFormSchema,
  leadOfForm,
  responsibleGone,
  takenBack,
} from '#domain/lead.ts';
import { type Post, type PostForm, type PostSummary, parseTags, postEntity, postFormSchema } from '#domain/post.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { demoAccount, demoPeople, demoSession } from '#sample/account.ts';
import { adminPosts } from '#sample/adminPosts.ts';
import { counters, trends } from '#sample/dashboard.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, SignedOut, SignInRefused } from './errors.ts';
import { sampleActivities } from './sampleActivities.ts';
import { sampleRecords, sampleVerbs } from './sampleRecords.ts';
import { sampleReviews } from './sampleReviews.ts';
import { validate } from './validate.ts';

/** The parts of the port that are for staff. */
type StaffBackend = Pick<
  Backend,
  'session' | 'people' | 'dashboard' | 'leads' | 'conversations' | 'reviews' | 'appointments' | 'images'
> & {
  posts: Omit<Backend['posts'], 'listPublished'>;
  /** What visitors see of the reviews. */
  approvedReviews: () => Testimonial[];
};

/**
 * The demo's back office in memory: signed in from the start, changes live until the page is reloaded.
 * @param pause passes the simulated time of a write. @param now the clock that stamps what is saved.
 */
export function sampleStaff(pause: () => Promise<void>, now: () => Date): StaffBackend {
  let session: Session | null = demoSession;
  const leads = sampleRecords<LeadDetails>(
    sampleLeads.map((lead) => ({ ...lead, updatedAt: lead.createdAt, version: 1, enquiry: null })),
    now,
  );
  const posts = sampleRecords<Post>(adminPosts, now);

  const staffOnly = () => {
    if (!session) throw new SignedOut('Please sign in.');
  };
  const activities = sampleActivities(demoPeople[0], now);
  const access = { staffOnly, pause, activities };
  const reviews = sampleReviews(access, () => leads.all(), now);
  // Loaded when somebody asks for them: visitors of the demo never do.
  const appointments = once(async () => {
    const { sampleAppointments } = await import('./sampleAppointments.ts');
    return sampleAppointments(access, () => leads.all(), now);
  });
  const inbox = once(async () => {
    const { sampleConversations } = await import('./sampleConversations.ts');
    return sampleConversations(access, () => leads.all(), now);
  });
  const conversations = async () => (await inbox()).conversations;

  return {
    session: {
      current: async () => session,
      signIn: async (credentials) => {
        const { email, password } = validate(credentialsSchema, credentials);
        await pause();
        const known = email.toLowerCase() === demoAccount.email && password === demoAccount.password;
        if (!known) throw new SignInRefused('No account has this address and password.');
        session = demoSession;
        return session;
      },
      signOut: async () => {
        session = null;
      },
      signOutEverywhere: async () => {
        staffOnly();
        session = null;
      },
      demoAccount: async () => demoAccount,
    },
    people: {
      list: async () => {
        staffOnly();
        return demoPeople.map(({ id, name }) => ({ id, name }));
      },
    },
    dashboard: {
      read: async () => {
        staffOnly();
        const latest = readListQuery(leadEntity, new URLSearchParams());
        const recentLeads = findRecords(leadEntity, leads.all().map(leadOf), latest).slice(0, recentCount);
        const recentReviews = reviews.recent();
        const unreadMessages = (await inbox()).unread();
        return structuredClone({
          counters: { ...counters, unreadMessages },
          trends,
          recentLeads,
          recentReviews,
          mailTrouble: null,
        });
      },
    },
    leads: {
      ...sampleVerbs(leads, access, {
        name: 'lead',
        entity: leadEntity,
        listed: leadOf,
        read: (form: LeadForm) => {
          const lead = leadOfForm(validate(leadFormSchema, form));
          return { ...lead, ...nameOf(lead.responsibleId) };
        },
        make: (lead) => ({ responsible: '', ...lead, enquiry: null }),
      }),
      changeAll: async (changes) => {
        staffOnly();
        await pause();
        return changes.flatMap(({ id, version, ...change }) => {
          const named = { ...change, ...nameOf(change.responsibleId) };
          const before = leads.all().find((lead) => lead.id === id);
          if (!before || (version ?? before.version) !== before.version) return [];
          const done = activitiesBetween(before, { ...before, ...named });
          if (done.length === 0) return [];
          const after = leads.update(id, named, before.version);
          activities.add('lead', id, done);
          return [{ ...takenBack(before, change), version: after.version }];
        });
      },
      history: async (id) => {
        staffOnly();
        leads.get(id);
        return activities.of('lead', id);
      },
      addNote: async (id, note, attempt) => {
        staffOnly();
        const { text } = validate(noteSchema, note);
        await pause();
        leads.get(id);
        activities.addNote('lead', id, text, attempt);
      },
      changeNote: async (id, noteId, note, version) => {
        staffOnly();
        const { text } = validate(noteSchema, note);
        await pause();
        activities.changeNote('lead', id, noteId, text, version);
      },
      removeNote: async (id, noteId) => {
        staffOnly();
        activities.removeNote('lead', id, noteId);
      },
      exportCsv: async (query) => {
        staffOnly();
        return new Blob([csvFile(leadEntity, findRecords(leadEntity, leads.all().map(leadOf), query))], {
          type: 'text/csv;charset=utf-8',
        });
      },
    },
    posts: sampleVerbs(posts, access, {
      name: 'post',
      entity: postEntity,
      listed: summaryOf,
      read: readPostForm,
      make: (post) => ({ ...post, author: demoSession.name }),
    }),
    conversations: {
      list: async (...query) => (await conversations()).list(...query),
      get: async (id) => (await conversations()).get(id),
      changeAll: async (changes) => (await conversations()).changeAll(changes),
      reply: async (...reply) => (await conversations()).reply(...reply),
      open: async (leadId) => (await conversations()).open(leadId),
      remove: async (id) => (await conversations()).remove(id),
      removeAll: async (ids) => (await conversations()).removeAll(ids),
    },
    reviews: reviews.reviews,
    approvedReviews: reviews.approved,
    appointments: {
      list: async (...query) => (await appointments()).list(...query),
      get: async (id) => (await appointments()).get(id),
      create: async (...record) => (await appointments()).create(...record),
      update: async (...record) => (await appointments()).update(...record),
      remove: async (id) => (await appointments()).remove(id),
      removeAll: async (ids) => (await appointments()).removeAll(ids),
      between: async (...range) => (await appointments()).between(...range),
    },
    images: {
      store: async (file) => {
        staffOnly();
        if (!file.type.startsWith('image/')) throw new InvalidInput({ file: 'Please choose an image file.' });
        return toDataUrl(file);
      },
    },
  };
}

/** @returns what loads something when it is first asked for. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** @returns the name that goes with a lead's account; nothing where that is not said. @throws InvalidInput */
function nameOf(id: string | null | undefined): { responsible?: string } {
  if (id === undefined) return {};
  const name = demoPeople.find((person) => person.id === id)?.name;
  if (id !== null && name === undefined) throw new InvalidInput({ responsibleId: responsibleGone });
  return { responsible: name ?? '' };
}

/** A lead without what only its own page shows. */
const leadOf = ({ updatedAt: _updatedAt, version: _version, enquiry: _enquiry, ...lead }: LeadDetails): Lead => lead;

/** A post without what only its form shows. */
const summaryOf = ({
  content: _content,
  tags: _tags,
  featuredImage: _image,
  version: _version,
  ...summary
}: Post): PostSummary => summary;

/** @returns the record of a form. @throws InvalidInput */
function readPostForm(form: PostForm) {
  const { tags, ...record } = validate(postFormSchema, form);
  return { ...record, tags: parseTags(tags) };
}

/** The whole picture as an address: there is no place to put it, and it has to work in every browser. */
async function toDataUrl(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(text)}`;
}
