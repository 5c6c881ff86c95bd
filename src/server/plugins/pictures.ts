import type { FastifyInstance, FastifyRequest } from 'fastify';
import { day } from '#domain/durations.ts';
import { isUploadFile } from '#domain/uploads.ts';
import { type RepeatedTask, repeat } from '../repeat.ts';
import { hiddenRoute } from '../routes/schemas.ts';
import type { Services } from '../services.ts';
import type { FoundFile, PictureStore } from '../store/pictureStore.ts';
import { findReviewPicture } from '../store/reviewPictures.ts';
import { sessionOf } from './staff.ts';
import { cachedForEver } from './statics.ts';

/** Minimum age of unused pictures before they are deleted, in ms: the post may still be in progress. */
const grace = day;

/**
 * Cache policy for pictures of published reviews; short, because staff may hide a review and its author may have it
 * erased.
 */
const forAnHour = `public, max-age=${60 * 60}`;

/** A file that may be served, with its cache policy. */
type ServedFile = FoundFile & { caching: string };

/** Finds a picture of a review: for staff always, for visitors only if the review is published. */
export type FindSentPicture = (request: FastifyRequest, file: string) => Promise<ServedFile | null>;

/** @returns a function that finds pictures of reviews in the database. */
export const sentPictures =
  ({ db, config }: Pick<Services, 'db' | 'config'>): FindSentPicture =>
  async (request, file) => {
    const picture = await findReviewPicture(db, file);
    if (!picture) return null;
    if (picture.isPublic) return { ...picture, caching: forAnHour };
    return (await sessionOf(request, db, config)) && { ...picture, caching: 'private, no-store' };
  };

/**
 * Serves uploaded pictures and the pictures of reviews under `/uploads/`. While the server listens, unused uploads are
 * deleted once a day.
 */
export function servePictures(app: FastifyInstance, pictures: PictureStore, findSent: FindSentPicture): void {
  async function find(request: FastifyRequest, file: string): Promise<ServedFile | null> {
    if (!isUploadFile(file)) return null;
    const upload = await pictures.get(file);
    return upload ? { ...upload, caching: cachedForEver } : findSent(request, file);
  }

  app.get(
    '/uploads/*',
    { schema: hiddenRoute },
    async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
      const file = request.params['*'];
      const servedFile = await find(request, file);
      if (!servedFile) return reply.callNotFound();
      const etag = `"${file}"`;
      reply.header('cache-control', servedFile.caching).header('vary', 'accept-encoding').header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) {
        if (!Buffer.isBuffer(servedFile.body)) servedFile.body.destroy();
        return reply.code(304).send();
      }
      reply.header('content-length', servedFile.size).type(file.endsWith('.avif') ? 'image/avif' : 'image/webp');
      return reply.send(servedFile.body);
    },
  );

  const warn = (error: unknown) => app.log.warn({ err: error }, 'a background task failed');
  let cleaning: RepeatedTask | undefined;
  app.addHook('onListen', async () => {
    cleaning = repeat(() => cleanPictures(pictures, warn), day, warn);
    cleaning.run();
  });
  app.addHook('onClose', async () => cleaning?.stop());
}

/**
 * Deletes pictures that no post and no account uses, except recent ones.
 * @param warn called with each error; the remaining pictures are deleted all the same.
 * @returns the number of deleted pictures.
 */
export async function cleanPictures(pictures: PictureStore, warn: (error: unknown) => void): Promise<number> {
  const before = new Date(Date.now() - grace).toISOString();
  let removedCount = 0;
  try {
    for (const picture of await pictures.list(before)) {
      removedCount += await pictures.remove(picture, before).then(Number, (error) => {
        warn(error);
        return 0;
      });
    }
  } catch (error) {
    warn(error);
  }
  return removedCount;
}
