import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { hour } from '#domain/durations.ts';
import { type SentReviewFields, sentReviewFieldsSchema } from '#domain/sentReview.ts';
import { syscallOf } from '../errorDetails.ts';
import { type IncomingPicture, pictureUploads } from '../pictures/pictureUploads.ts';
import type { Services } from '../services.ts';
import { checkRateLimit, networkOf } from '../store/rateLimits.ts';
import { sentPictureOf } from '../store/reviewPictures.ts';
import { hasReview } from '../store/reviews.ts';
import { idempotencyKeyOf } from './idempotencyKeyOf.ts';
import { bodySchema, describeRoute, formBodyLimit, objectOf, oneOf, textSchema } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture uploaded with a review, until the response is sent. */
    sentPicture: IncomingPicture | null;
  }
}

/** The request body of a review: its fields, the honeypot field `trap`, the token of a personal link. */
const bodyOfReview = sentReviewFieldsSchema.concat(object({ trap: string().max(1000), token: string().max(100) }));
const json = bodySchema(bodyOfReview);
const withPicture = bodySchema(bodyOfReview, { picture: { ...textSchema, format: 'binary' } });

/** `picture` is replaced by the SHA-256 of its bytes after the upload. */
type Body = SentReviewFields & { trap?: string; token?: string; picture?: string };

/**
 * Registers `POST /api/reviews`, which receives a visitor's review as JSON or, with a picture, as
 * `multipart/form-data`.
 */
export async function sentReviewRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services;
  const uploads = pictureUploads(config, 'picture', 'visitor');
  app.decorateRequest('sentPicture', null);

  /**
   * Sets the body from a multipart form, whose picture is stored on disk, so that it can be validated like any other
   * body.
   */
  async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.isMultipart()) return;
    // Checked before the form is parsed, because decoding a picture is by far the most expensive part.
    const limit = { hits: config.ENQUIRIES_PER_HOUR, within: hour };
    await checkRateLimit(db, { ...limit, key: `review pictures ${networkOf(request.ip)}` });
    const upload = await uploads.begin(request, reply);
    request.sentPicture = upload;
    try {
      const fields = new Map<string, unknown>();
      for await (const part of request.parts()) {
        if (part.type === 'field') fields.set(part.fieldname, typed(part.fieldname, String(part.value)));
        else fields.set(part.fieldname, await upload.receive(part));
      }
      request.body = Object.fromEntries(fields);
    } catch (error) {
      const { statusCode }: { statusCode?: number } = Object(error);
      // The parser throws plain errors without a status code for malformed forms.
      throw error instanceof InvalidInput || statusCode || syscallOf(error) ? error : uploads.cutShort();
    }
  }

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: config.UPLOAD_MAX_BYTES, files: 1, fields: 20, fieldSize: formBodyLimit },
    });
    scope.post<{ Body: Body }>(
      '/api/reviews',
      {
        bodyLimit: formBodyLimit,
        schema: {
          ...describeRoute('site', 'Send a review; the same review or the same Idempotency-Key is stored once', {
            json: objectOf({ status: oneOf(['waiting']) }),
            status: 201,
          }),
          body: {
            content: { 'application/json': { schema: json }, 'multipart/form-data': { schema: withPicture } },
          },
        },
        preValidation: readForm,
        onSend: async ({ sentPicture }, _reply, payload) => {
          await sentPicture?.end();
          return payload;
        },
      },
      async (request, reply) => {
        const { trap: honeypot = '', token = '', picture: hash, ...fields } = request.body;
        const review = validate(sentReviewFieldsSchema, fields);
        const key = idempotencyKeyOf(request, hash ? { ...review, picture: hash } : review);
        // Only bots fill in the hidden field; they get the usual response. A repeated picture is not decoded again.
        if (honeypot === '' && !(hash && (await hasReview(db, key)))) {
          const encodedPicture = await request.sentPicture?.encode();
          const picture = encodedPicture && sentPictureOf(encodedPicture.files);
          await services.storeReview({ key, review, picture, token, ip: request.ip });
        }
        return reply.code(201).send({ status: 'waiting' });
      },
    );
  });
}

/** @returns the text of a form part, converted to the type of its field. */
function typed(name: string, text: string): unknown {
  if (name === ('rating' satisfies keyof SentReviewFields)) return Number(text);
  if (name === ('consent' satisfies keyof SentReviewFields)) return text === 'true';
  // Browsers send line breaks in forms as CRLF. Source: the HTML standard, multipart form data.
  return text.replaceAll('\r\n', '\n');
}
