import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUploadFile } from '#domain/uploads.ts';
import { hidden } from '../routes/schemas.ts';
import type { Services } from '../services.ts';
import type { FoundFile, PictureStore } from '../store/pictureStore.ts';
import { findReviewPicture } from '../store/reviewPictures.ts';
import { sessionOf } from './staff.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a picture may lie about unused, in ms: somebody may still be writing the post. */
const grace = day;

/** Seconds that browsers keep a picture: its name changes with its content. */
const year = 365 * 24 * 60 * 60;

/** How browsers keep the picture of a review that visitors see: staff may hide it, and its sender have it erased. */
const forAnHour = `public, max-age=${60 * 60}`;

/** A file that a request may have, and how browsers keep it. */
type ServedFile = FoundFile & { caching: string };

/** Finds a file of a review's picture: for staff always, for visitors once it is shown. */
export type FindSentPicture = (request: FastifyRequest, file: string) => Promise<ServedFile | null>;

/** @returns the pictures of reviews, from the database. */
export const sentPictures =
  ({ db, config }: Pick<Services, 'db' | 'config'>): FindSentPicture =>
  async (request, file) => {
    const found = await findReviewPicture(db, file);
    if (!found) return null;
    if (found.isPublic) return { ...found, caching: forAnHour };
    return (await sessionOf(request, db, config)) && { ...found, caching: 'private, no-store' };
  };

/**
 * Serves uploaded pictures under `/uploads/`, and those of reviews; once it listens, uploads that nothing shows are deleted
 * every day.
 */
export function servePictures(app: FastifyInstance, pictures: PictureStore, findSent: FindSentPicture): void {
  async function find(request: FastifyRequest, file: string): Promise<ServedFile | null> {
    if (!isUploadFile(file)) return null;
    const upload = await pictures.get(file);
    return upload ? { ...upload, caching: `public, max-age=${year}, immutable` } : findSent(request, file);
  }

  app.get('/uploads/*', { schema: hidden }, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const file = request.params['*'];
    const found = await find(request, file);
    if (!found) return reply.callNotFound();
    const etag = `"${file}"`;
    reply.header('cache-control', found.caching).header('vary', 'accept-encoding').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      if (!Buffer.isBuffer(found.body)) found.body.destroy();
      return reply.code(304).send();
    }
    reply.header('content-length', found.size).type(file.endsWith('.avif') ? 'image/avif' : 'image/webp');
    return reply.send(found.body);
  });

  const clean = () => void cleanPictures(pictures, (error) => app.log.warn({ err: error }, 'background work failed'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(clean, day).unref();
    clean();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Deletes pictures that neither a post nor an account shows, unless they are new.
 * @param warn is told what fails; the others are deleted all the same. @returns how many were deleted.
 */
export async function cleanPictures(pictures: PictureStore, warn: (error: unknown) => void): Promise<number> {
  const before = new Date(Date.now() - grace).toISOString();
  let removed = 0;
  try {
    for (const picture of await pictures.list(before)) {
      removed += await pictures.remove(picture, before).then(Number, (error) => {
        warn(error);
        return 0;
      });
    }
  } catch (error) {
    warn(error);
  }
  return removed;
}
