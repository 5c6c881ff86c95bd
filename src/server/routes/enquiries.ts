import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { type Enquiry, enquirySchema } from '#domain/enquiry.ts';
import type { Services } from '../services.ts';
import { describeRoute, objectOf, orNull, textSchema, texts } from './schemas.ts';

/** Largest enquiry, in bytes: ten times what anybody writes. */
const bodyLimit = 64 * 1024;

/** The longest texts, in characters. Source of 254: RFC 5321. */
const lengths = { name: 200, email: 254, phone: 60, eventType: 20, eventDate: 10, message: 10_000 };

interface EnquiryBody extends Enquiry {
  page?: string;
  service?: string;
  trap?: string;
}

/** `POST /api/enquiries`: stores an enquiry before it answers. */
export function enquiryRoutes(app: FastifyInstance, { storeEnquiry }: Services): void {
  app.post(
    '/api/enquiries',
    {
      bodyLimit,
      schema: {
        ...describeRoute('site', 'Send an enquiry; the same one (or the same Idempotency-Key) twice is stored once', {
          json: objectOf({ reference: orNull(textSchema) }),
          status: 201,
        }),
        body: texts({ ...lengths, page: 500, service: 50, trap: 1000 }, [
          'phone',
          'eventDate',
          'page',
          'service',
          'trap',
        ]),
      },
    },
    async (request: FastifyRequest<{ Body: EnquiryBody }>, reply) => {
      const { page = '', service = '', trap = '', ...fields } = request.body;
      const enquiry = validate(enquirySchema, fields);
      reply.code(201);
      // Only machines fill in what people do not see. They are not told.
      if (trap !== '') return { reference: null };
      const key = keyOf(request.headers['idempotency-key'], enquiry);
      const receipt = await storeEnquiry({ key, enquiry, source: { page, service }, ip: request.ip });
      if ('retryAfter' in receipt) throw new TooManyAttempts(receipt.retryAfter);
      return receipt;
    },
  );
}

/**
 * The same words under the same key are the same enquiry, without a key those of the same day. The words always count:
 * two visitors whose programs choose the same key must both arrive.
 */
function keyOf(header: string | string[] | undefined, enquiry: Enquiry): string {
  const key = header ? `key ${header}` : `day ${new Date().toISOString().slice(0, 10)}`;
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(enquiry)}`)
    .digest('hex');
}
