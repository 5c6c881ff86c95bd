import { demoAccount, demoPeople } from '#sample/account.ts';
import { adminPosts } from '#sample/adminPosts.ts';
import { appointments } from '#sample/appointments.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { leads } from '#sample/leads.ts';
import { posts } from '#sample/posts.ts';
import { reviews } from '#sample/reviews.ts';
import { testimonials } from '#sample/testimonials.ts';
import { addSamplePeople } from './accounts.ts';
import { book } from './appointmentBooking.ts';
import { toAppointmentRow } from './appointmentTable.ts';
import type { Db } from './database.ts';
import { toLeadRow } from './leadTable.ts';
import { type StoredPost, toPostRow } from './posts.ts';
import { toReviewRow } from './reviewTable.ts';
import { addSiteRecords } from './siteRecords.ts';

/** The setting that says that the first start is over. */
const seeded = 'seeded';

/**
 * At the very first start on a database, puts the specification's sample data into it; of several processes, one
 * does. @param what `none` starts empty. @param demoToo whether the demo account is added.
 */
export async function seed(db: Db, what: 'sample' | 'none', demoToo: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('setting')
      .values({ name: seeded, value: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .execute();
    if (first.length === 0 || what === 'none') return;
    await addSiteRecords(trx, 'event', events);
    await addSiteRecords(trx, 'testimonial', testimonials);
    await addSiteRecords(trx, 'photo', gallery);
    await trx
      .insertInto('lead')
      .values(leads.map((lead) => toLeadRow(lead)))
      .execute();
    await trx
      .insertInto('review')
      .values(reviews.map((review) => toReviewRow(review)))
      .execute();
    await trx.insertInto('post').values(samplePosts().map(toPostRow)).execute();
    if (demoToo) await addSamplePeople(trx, demoPeople, demoAccount);
    for (const sample of appointments) {
      // Without the demo account those who go there are not there either.
      const appointment = demoToo ? sample : { ...sample, people: [] };
      await trx.insertInto('appointment').values(toAppointmentRow(appointment)).execute();
      await book(trx, appointment);
    }
  });
}

/** The demo's two lists of posts are one here: what is published is what visitors see. */
function samplePosts(): StoredPost[] {
  const drafted = adminPosts.map((post) => ({
    ...post,
    publishedAt: post.status === 'published' ? post.createdAt : null,
  }));
  const shown = posts.map(
    ({ id, image, date, ...post }): StoredPost => ({
      ...post,
      id: `public-${id}`,
      content: `<p>${post.excerpt}</p>`,
      featuredImage: image,
      status: 'published',
      createdAt: `${date}T09:00:00.000Z`,
      updatedAt: `${date}T09:00:00.000Z`,
      publishedAt: `${date}T09:00:00.000Z`,
      version: 1,
    }),
  );
  return [...drafted, ...shown];
}
