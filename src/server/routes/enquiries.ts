import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { TooManyAttempts } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { type Enquiry, enquirySchema } from '#domain/enquiry.ts';
import type { Services } from '../services.ts';
import { idempotencyKeyOf } from './idempotencyKeyOf.ts';
import { bodySchema, describeRoute, formBodyLimit, objectOf, orNull, textSchema } from './schemas.ts';

/** The request body of an enquiry. */
const bodyOfEnquiry = enquirySchema.concat(
  object({ page: string().max(500), service: string().max(50), trap: string().max(1000) }),
);

interface EnquiryBody extends Enquiry {
  page?: string;
  service?: string;
  /** The honeypot field, named as in pages that were opened before the server was upgraded. */
  trap?: string;
}

/** Registers `POST /api/enquiries`, which stores an enquiry before it responds. */
export function enquiryRoutes(app: FastifyInstance, { storeEnquiry }: Services): void {
  app.post(
    '/api/enquiries',
    {
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute('site', 'Send an enquiry; the same enquiry or the same Idempotency-Key is stored once', {
          json: objectOf({ reference: orNull(textSchema) }),
          status: 201,
        }),
        body: bodySchema(bodyOfEnquiry),
      },
    },
    async (request: FastifyRequest<{ Body: EnquiryBody }>, reply) => {
      const { page = '', service = '', trap: honeypot = '', ...fields } = request.body;
      const enquiry = validate(enquirySchema, fields);
      reply.code(201);
      // Only bots fill in the hidden field. They get the usual response.
      if (honeypot !== '') return { reference: null };
      const key = idempotencyKeyOf(request, enquiry);
      const receipt = await storeEnquiry({ key, enquiry, source: { page, service }, ip: request.ip });
      if ('retryAfter' in receipt) throw new TooManyAttempts(receipt.retryAfter);
      return receipt;
    },
  );
}
