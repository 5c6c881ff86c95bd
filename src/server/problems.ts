import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  Conflict,
  DoubleBooking,
  InvalidInput,
  NotAllowed,
  NotFound,
  PasskeyRefused,
  SecondStepNeeded,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
} from '#backend/errors.ts';
import { language } from '#content/language.ts';
import { fieldSentences, problemSentences as sentences, statusSentences } from '#content/problems.ts';
import { errorScreen } from '#content/site.ts';
import { type Problem, problemTypes } from '#domain/problem.ts';
import { tooLong } from '#domain/texts.ts';
import { refusedPasskey } from '#domain/twoStep.ts';
import { basePath, paths } from '#paths';

/** Thrown if an upload ended before it was complete; the fields contain the messages. */
export class IncompleteUpload extends InvalidInput {}

/** Thrown if the server is overloaded; clients may retry after some seconds. */
export class Busy extends Error {
  override readonly name = 'Busy';
  readonly retryAfter: number;

  constructor(sentence: string, retryAfter: number) {
    super(sentence);
    this.retryAfter = retryAfter;
  }
}

const problem = (status: number, title: string, details: Partial<Problem> = {}): Problem => ({
  type: problemTypes.other,
  title,
  status,
  ...details,
});

const byStatus: Readonly<Record<number, string>> = statusSentences;

/** Error messages of databases and disks that are unreachable, full or closing. */
const unavailableStorage =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|not queryable|EPIPE|ENOSPC|EROFS|EIO|SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY)|disk is full|disk I\/O|unable to open|readonly database|database is locked|Connection terminated|timeout exceeded when trying to connect|connection timeout|Query read timeout|ENOENT/;

/**
 * @returns whether an error reports unavailable storage, which is usually temporary; also one of the server's own API,
 * which it asks for the data of pages: that of another language's build has a class of its own, but the same name.
 */
export function isStorageUnavailable(error: unknown): boolean {
  const { code = '', message = '', name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (name === 'Unreachable') return true;
  // PostgreSQL's classes: 08 lost connection, 40 rollback, 53 insufficient resources, 57014 and 57P0x cancelled or
  // shutting down, 55000 not accepting connections.
  return unavailableStorage.test(`${code} ${message}`) || /^(08|40|53|57014|57P0|55000)/.test(String(code));
}

/** @returns the problem details (RFC 9457) for a request that failed with this error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof InvalidInput) {
    const status = error instanceof IncompleteUpload ? 400 : 422;
    return problem(status, sentences.invalid, {
      type: problemTypes.invalidInput,
      fields: { ...error.fields },
      ...(error instanceof DoubleBooking && { free: error.free }),
    });
  }
  if (error instanceof SignedOut) return problem(401, sentences.signedOut, { type: problemTypes.signedOut });
  if (error instanceof NotAllowed) return problem(403, error.message, { type: problemTypes.notAllowed });
  if (error instanceof SignInRefused) {
    const sentence = error instanceof PasskeyRefused ? refusedPasskey : sentences.signInRefused;
    return problem(401, sentence, { type: problemTypes.signInRefused });
  }
  if (error instanceof SecondStepNeeded) {
    const { secondSteps: ways } = error;
    return problem(401, sentences.secondStepNeeded, { type: problemTypes.secondStepNeeded, ways });
  }
  if (error instanceof NotFound) return problem(404, sentences.notFound, { type: problemTypes.notFound });
  if (error instanceof Conflict) {
    return problem(409, sentences.conflict, { type: problemTypes.conflict, current: error.current });
  }
  if (error instanceof TooManyAttempts) {
    const { retryAfter } = error;
    return problem(429, sentences.tooManyAttempts, {
      type: problemTypes.tooManyAttempts,
      retryAfter,
    });
  }
  if (error instanceof Busy) return problem(503, error.message, { retryAfter: error.retryAfter });
  return otherProblemOf(error);
}

/** @returns the problem details for an error of Fastify, of the storage or of the code. */
function otherProblemOf(error: unknown): Problem {
  const { validation, validationContext, statusCode = 500 } = error as Partial<FastifyError>;
  // An id of the wrong format cannot exist.
  if (validationContext === 'params') return problemOf(new NotFound('There is no record with this id.'));
  if (validation) return problem(400, sentences.malformed, invalid(validation));
  if (isStorageUnavailable(error)) return problem(503, statusSentences[503]);
  if (statusCode < 500) return problem(statusCode, byStatus[statusCode] ?? statusSentences[400]);
  return problem(500, sentences.ours);
}

function invalid(validation: NonNullable<FastifyError['validation']>): Partial<Problem> {
  const fields: Record<string, string> = {};
  for (const { instancePath, keyword, params, message = '' } of validation) {
    const name = String(params.missingProperty ?? params.additionalProperty ?? instancePath.split('/').at(-1));
    fields[name] ??= sentenceOf(keyword, params, message);
  }
  return { type: problemTypes.invalidInput, fields };
}

function sentenceOf(keyword: string, params: Record<string, unknown>, message: string): string {
  if (keyword === 'maxLength') return tooLong({ max: Number(params.limit) });
  if (keyword === 'required') return fieldSentences.missing;
  if (keyword === 'additionalProperties') return fieldSentences.unknown;
  return fieldSentences.odd(message);
}

/** Sends problem details in the format of RFC 9457. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

/** Sends problem details as an HTML page with a link to the home page. */
export function sendProblemPage(reply: FastifyReply, { status, title, retryAfter }: Problem): FastifyReply {
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><meta name="robots" content="noindex">` +
        '<style>:root{color-scheme:light dark}body{font:1.25rem/1.5 Georgia,serif;max-width:32em;margin:20vh auto;padding:0 1rem}a{color:inherit}</style>' +
        `<main><h1>${title}</h1><p><a href="${basePath}${paths.home}">${errorScreen.homeLink}</a></p></main></html>`,
    );
}

/** Converts all errors to problem details, and logs server errors. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const problem = problemOf(error);
    logProblem(request, problem, error);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem(404, statusSentences[404])));
}

/** Logs server errors, but not overload or connections closed by the client. */
export function logProblem(request: FastifyRequest, { status }: Problem, error: unknown): void {
  if (status < 500 || error instanceof Busy || request.raw.destroyed) return;
  request.log.error({ err: error }, 'request failed');
}

/** @returns an error with a status code, for hooks. */
export const httpError = (statusCode: number): Error =>
  Object.assign(new Error(byStatus[statusCode] ?? 'Refused.'), { statusCode });
