import { csvFile } from '#domain/csv.ts';
import { recentCount } from '#domain/dashboard.ts';
import { findRecords, readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import { type Post, type PostForm, parseTags, postEntity, postFormSchema } from '#domain/post.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { adminPosts } from '#sample/adminPosts.ts';
import { counters, reviews, trends } from '#sample/dashboard.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import type { Backend } from './backend.ts';
import { Conflict, InvalidInput, NotFound, SignedOut, SignInRefused } from './errors.ts';
import { validate } from './validate.ts';

/** The parts of the port that are for staff. */
type StaffBackend = Pick<Backend, 'session' | 'dashboard' | 'leads' | 'images'> & {
  posts: Omit<Backend['posts'], 'listPublished'>;
};

/**
 * The demo's back office in memory: signed in from the start, changes live until the page is reloaded.
 * @param pause passes the simulated time of a write. @param now the clock that stamps what is saved.
 */
export function sampleStaff(pause: () => Promise<void>, now: () => Date): StaffBackend {
  let session: Session | null = demoSession;
  let leads = structuredClone([...sampleLeads]);
  let posts = structuredClone([...adminPosts]);
  let lastPostId = posts.length;
  const attempts = new Map<string, Pick<Post, 'id' | 'version'>>();

  const staffOnly = () => {
    if (!session) throw new SignedOut('Please sign in.');
  };
  const without = <Row extends { id: string }>(rows: Row[], id: string): Row[] => {
    const rest = rows.filter((row) => row.id !== id);
    if (rest.length === rows.length) throw new NotFound(`There is no record ${id}.`);
    return rest;
  };
  const postOf = (id: string): Post => {
    const post = posts.find((candidate) => candidate.id === id);
    if (!post) throw new NotFound(`There is no post ${id}.`);
    return post;
  };

  const update = (id: string, record: ReturnType<typeof readPostForm>, version: number): Post => {
    const before = postOf(id);
    if (before.version !== version) throw new Conflict(structuredClone(before));
    const post: Post = { ...before, ...record, updatedAt: now().toISOString(), version: version + 1 };
    posts = posts.map((old) => (old === before ? post : old));
    return structuredClone(post);
  };

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
        const recentLeads = findRecords(leadEntity, leads, latest).slice(0, recentCount);
        return structuredClone({ counters, trends, recentLeads, recentReviews: [...reviews], mailTrouble: null });
      },
    },
    leads: {
      list: async (query) => {
        staffOnly();
        return structuredClone(pageOf(findRecords(leadEntity, leads, query), leads.length, query));
      },
      exportCsv: async (query) => {
        staffOnly();
        return new Blob([csvFile(leadEntity, findRecords(leadEntity, leads, query))], {
          type: 'text/csv;charset=utf-8',
        });
      },
      remove: async (id) => {
        staffOnly();
        leads = without(leads, id);
      },
    },
    posts: {
      list: async (query) => {
        staffOnly();
        return structuredClone(pageOf(findRecords(postEntity, posts, query), posts.length, query));
      },
      get: async (id) => {
        staffOnly();
        return structuredClone(postOf(id));
      },
      create: async (form, attempt) => {
        staffOnly();
        const record = readPostForm(form);
        await pause();
        const earlier = attempts.get(attempt);
        if (earlier) {
          const post = update(earlier.id, record, earlier.version);
          attempts.set(attempt, post);
          return post;
        }
        const createdAt = now().toISOString();
        lastPostId += 1;
        const id = String(lastPostId);
        const post: Post = { ...record, id, author: demoSession.name, createdAt, updatedAt: createdAt, version: 1 };
        posts = [post, ...posts];
        attempts.set(attempt, post);
        return structuredClone(post);
      },
      update: async (id, form, version) => {
        staffOnly();
        const record = readPostForm(form);
        await pause();
        return update(id, record, version);
      },
      remove: async (id) => {
        staffOnly();
        posts = without(posts, id);
      },
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
