import type { ImportTarget } from '#domain/leadImport.ts';

/** Column names used by other programs, by field, in lower case without punctuation. */
export const columnSynonyms: Partial<Record<ImportTarget, readonly string[]>> = {
  name: ['fullname', 'client', 'clientname', 'customer', 'customername', 'contact', 'contactname', 'lead', 'leadname'],
  firstName: ['firstname', 'givenname', 'forename', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['emailaddress', 'mail', 'mailaddress', 'clientemail'],
  phone: ['phonenumber', 'telephone', 'telephonenumber', 'tel', 'mobile', 'mobilephone', 'cell', 'cellphone'],
  eventType: ['type', 'event', 'typeofevent', 'kind', 'occasion', 'service'],
  eventDate: ['date', 'dateofevent', 'eventday', 'weddingdate', 'day'],
  status: ['stage', 'leadstatus', 'state', 'pipelinestage'],
  createdAt: ['createdat', 'createdon', 'datecreated', 'dateadded', 'added', 'received', 'inquirydate', 'enquirydate'],
  guests: ['guestcount', 'numberofguests', 'guestnumber', 'headcount', 'attendees', 'people'],
  venue: ['location', 'place', 'eventlocation', 'venuename'],
  budget: ['amount', 'value', 'estimatedbudget', 'estimate', 'price'],
  tags: ['tag', 'labels', 'label', 'categories'],
  source: ['leadsource', 'referral', 'referredby', 'howdidyouhearaboutus', 'origin'],
  notes: ['note', 'comment', 'comments', 'message', 'description', 'details'],
  responsible: ['owner', 'assignedto', 'assignee', 'salesperson', 'leadowner', 'planner'],
};
