import { pageNames } from '#content/publicPaths.ts';
import { serviceCards } from '#content/services/cards.ts';

/** @param service of an enquiry: the id of a service, or text. @returns the name of the service, or the text. */
export const serviceName = (service: string): string => serviceCards.find(({ id }) => id === service)?.name ?? service;

/** @param source of a lead: the path of a page, or text. @returns the name of the page, or the text. */
export const sourceName = (source: string): string =>
  pageNames[source] ?? serviceCards.find(({ path }) => path === source)?.name ?? source;
