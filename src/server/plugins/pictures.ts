import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUploadFile } from '#domain/uploads.ts';
import { hidden } from '../routes/schemas.ts';
import type { PictureStore } from '../store/pictureStore.ts';

const day = 24 * 60 * 60 * 1000;

/** How long a picture may lie about unused, in ms: somebody may still be writing the post. */
const grace = day;

/** Seconds that browsers keep a picture: its name changes with its content. */
const year = 365 * 24 * 60 * 60;

/** Serves uploaded pictures under `/uploads/`; once it listens, those that nothing shows are deleted every day. */
export function servePictures(app: FastifyInstance, pictures: PictureStore): void {
  app.get('/uploads/*', { schema: hidden }, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const file = request.params['*'];
    const found = isUploadFile(file) ? await pictures.get(file) : null;
    if (!found) return reply.callNotFound();
    const etag = `"${file}"`;
    reply
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('vary', 'accept-encoding')
      .header('etag', etag);
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
