import type * as house from '#content/domain/lead.ts';
import type { Translated } from '#content/words.ts';

export const leadEventTypeLabels: Translated<typeof house.leadEventTypeLabels> = {
  wedding: 'Hochzeit',
  corporate: 'Firma',
  birthday: 'Geburtstag',
  other: 'Anderes',
};

export const leadStatusLabels: Translated<typeof house.leadStatusLabels> = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  proposalSent: 'Angebot',
  converted: 'Beauftragt',
};

export const leadLabels: Translated<typeof house.leadLabels> = {
  email: 'E-Mail',
  phone: 'Telefon',
  eventType: 'Anlass',
  eventDate: 'Datum',
  status: 'Status',
  createdAt: 'Eingang',
  guests: 'Gäste',
  venue: 'Ort',
  budget: 'Budget',
  tags: 'Stichwörter',
  source: 'Herkunft',
  notes: 'Notizen',
  responsible: 'Zuständig',
  import: 'Import',
};

export const leadSorts: Translated<typeof house.leadSorts> = {
  email: ['E-Mail, A bis Z', 'E-Mail, Z bis A'],
  phone: ['Telefon, niedrigste zuerst', 'Telefon, höchste zuerst'],
  eventType: ['Anlass, A bis Z', 'Anlass, Z bis A'],
  eventDate: ['Datum, nächste zuerst', 'Datum, späteste zuerst'],
  status: ['Status, Neu zuerst', 'Status, Beauftragt zuerst'],
  createdAt: ['Älteste zuerst', 'Neueste zuerst'],
};

export const leadSentences: Translated<typeof house.leadSentences> = {
  nameNeeded: 'Der Name fehlt',
  reachNeeded: 'E-Mail-Adresse oder Telefonnummer fehlt',
  eventTypeNeeded: 'Der Anlass fehlt',
  responsibleGone: 'Diese Person hat kein Konto mehr. Bitte wählen Sie jemand anderen.',
};

export const mergedLeadWas: Translated<typeof house.mergedLeadWas> =
  'In der Anfrage, die mit dieser zusammengeführt wurde, stand:';
