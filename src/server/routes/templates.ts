import type { FastifyInstance } from 'fastify';
import { validate } from '#backend/validate.ts';
import { templateEntity, templateFormSchema } from '#domain/template.ts';
import type { Services } from '../services.ts';
import { removeRecord } from '../store/removal.ts';
import { createTemplate, getTemplate, listTemplates, updateTemplate } from '../store/templates.ts';
import { recordRoutes } from './records.ts';
import { formBodyLimit } from './schemas.ts';

/** Registers the routes of reply templates, for staff. */
export const templateRoutes = (app: FastifyInstance, services: Services): void =>
  recordRoutes(app, services, {
    name: 'template',
    entity: templateEntity,
    formSchema: templateFormSchema,
    bodyLimit: formBodyLimit,
    read: (body) => validate(templateFormSchema, body),
    list: listTemplates,
    get: getTemplate,
    create: createTemplate,
    update: updateTemplate,
    remove: (trx, id, accountId) => removeRecord(trx, 'template', id, accountId),
    change: (change) => services.db.transaction().execute(change),
  });
