import { csvFile } from '#domain/csv.ts';
import { recentCount } from '#domain/dashboard.ts';
import { findRecords, readListQuery } from '#domain/entity.ts';
import { type Lead, type LeadDetails, type LeadForm, leadEntity, leadFormSchema, leadOfForm } from '#domain/lead.ts';
import { type Post, type PostForm, type PostSummary, parseTags, postEntity, postFormSchema } from '#domain/post.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { adminPosts } from '#sample/adminPosts.ts';
import { counters, trends } from '#sample/dashboard.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, SignedOut, SignInRefused } from './errors.ts';
import { sampleRecords, sampleVerbs } from './sampleRecords.ts';
import { sampleReviews } from './sampleReviews.ts';
import { validate } from './validate.ts';

/** The parts of the port that are for staff. */
type StaffBackend = Pick<Backend, 'session' | 'dashboard' | 'leads' | 'reviews' | 'images'> & {
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
  const access = { staffOnly, pause };
  const reviews = sampleReviews(access, now, (id) => leads.all().find((lead) => lead.id === id));

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
    dashboard: {
      read: async () => {
        staffOnly();
        const latest = readListQuery(leadEntity, new URLSearchParams());
        const recentLeads = findRecords(leadEntity, leads.all().map(leadOf), latest).slice(0, recentCount);
        const recentReviews = reviews.recent();
        return structuredClone({ counters, trends, recentLeads, recentReviews, mailTrouble: null });
      },
    },
    leads: {
      ...sampleVerbs(leads, access, {
        entity: leadEntity,
        listed: leadOf,
        read: (form: LeadForm) => leadOfForm(validate(leadFormSchema, form)),
        make: (lead) => ({ ...lead, enquiry: null }),
      }),
      exportCsv: async (query) => {
        staffOnly();
        return new Blob([csvFile(leadEntity, findRecords(leadEntity, leads.all().map(leadOf), query))], {
          type: 'text/csv;charset=utf-8',
        });
      },
    },
    posts: sampleVerbs(posts, access, {
      entity: postEntity,
      listed: summaryOf,
      read: readPostForm,
      make: (post) => ({ ...post, author: demoSession.name }),
    }),
    reviews: reviews.reviews,
    approvedReviews: reviews.approved,
    images: {
      store: async (file) => {
        staffOnly();
        if (!file.type.startsWith('image/')) throw new InvalidInput({ file: 'Please choose an image file.' });
        return toDataUrl(file);
      },
    },
  };
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
