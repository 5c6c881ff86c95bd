import { bookingRulesWords } from '#content/admin/bookingRules.ts';
import {
  type BookingRules,
  type BookingRulesDraft,
  type BookingRulesForm,
  bookingRulesFieldNames,
  bookingRulesSchema,
  formFields,
  rulesToForm,
  standardRules,
} from '#domain/bookingRules.ts';
import { comparedFields } from '../record/entityFields.tsx';
import type { RecordKind } from '../record/recordKind.ts';

/** Form configuration of the booking rules, a single record that always exists. */
export const rulesRecord: RecordKind<BookingRules, BookingRulesDraft, BookingRulesForm> = {
  words: bookingRulesWords,
  schema: bookingRulesSchema,
  empty: rulesToForm(standardRules),
  savedPath: () => null,
  nameOf: () => bookingRulesWords.title,
  toDraft: rulesToForm,
  fields: comparedFields(formFields, bookingRulesFieldNames, bookingRulesWords),
  recordsOf: ({ bookingRules }) => ({
    get: () => bookingRules.get(),
    update: (_id, form, version) => bookingRules.update(form, version),
  }),
};
