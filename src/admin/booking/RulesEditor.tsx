import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminPaths } from '#adminPaths';
import { bookingRulesWords as words } from '#content/admin/bookingRules.ts';
import {
  type BookingRules,
  type BookingRulesDraft,
  type BookingRulesForm,
  bookingRulesFieldNames,
  bookingRulesFields,
  bookingRulesSchema,
  rulesToForm,
  standardRules,
  weekdays,
} from '#domain/bookingRules.ts';
import { textOf } from '#domain/entity.ts';
import { clockTime } from '#domain/zonedTimes.ts';
import { TextField } from '#forms/TextField.tsx';
import { Facts } from '../Facts.tsx';
import { Panel } from '../Panel.tsx';
import { type Controls, comparedFields, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel, twoColumns } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import type { RecordFormConfig } from '../record/recordFormConfig.ts';

/** Form configuration of the booking rules, a single record that always exists. */
export const rulesFormConfig: RecordFormConfig<BookingRules, BookingRulesDraft, BookingRulesForm> = {
  words,
  schema: bookingRulesSchema,
  empty: rulesToForm(standardRules),
  savedPath: () => null,
  nameOf: () => words.title,
  toDraft: rulesToForm,
  fields: comparedFields(bookingRulesFields, bookingRulesFieldNames, words),
  recordsOf: ({ bookingRules }) => ({
    get: () => bookingRules.get(),
    update: (_id, form, version) => bookingRules.update(form, version),
  }),
};

type Name = keyof BookingRulesDraft;

const consultations: readonly Name[] = ['minutes', 'step', 'notice', 'days', 'place'];
const all: readonly Name[] = ['travel'];
const controls: Controls<Name> = { place: { hint: words.placeHint }, travel: { hint: words.travelHint } };

/** Form of the booking rules: when clients may pick a time, and the time between appointments. For owners. */
export function RulesEditor() {
  return (
    <RecordFormPage config={rulesFormConfig} backTo={() => adminPaths.settings} sx={twoColumns}>
      <FieldsPanel>
        <Typography variant="body2">{words.text}</Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 2, rowGap: 2 }}>
          {weekdays.flatMap(({ opens, closes }) =>
            [opens, closes].map((name) => (
              <TextField key={name} name={name} label={bookingRulesFields[name].label} type="time" />
            )),
          )}
        </Box>
      </FieldsPanel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: twoColumns.gap }}>
        {[consultations, all].map((names) => (
          <FieldsPanel key={names[0]}>
            <EntityFields
              fields={bookingRulesFields}
              names={names}
              schema={bookingRulesSchema}
              controls={controls}
              optionalText={words.optional}
            />
          </FieldsPanel>
        ))}
      </Box>
    </RecordFormPage>
  );
}

/** @returns a time of the rules (`18:00`) as people write it: `6:00 PM`. */
const clockOf = (time: string): string => clockTime(`1970-01-01T${time}Z`, 'UTC');

/** Read-only booking rules, for staff without permission to edit them. */
export function RulesView({ rules }: { rules: BookingRules }) {
  const factsOf = (names: readonly Name[]) =>
    names.map((name) => [bookingRulesFields[name].label, textOf(bookingRulesFields[name], rules[name])] as const);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, maxWidth: 640 }}>
      <Typography variant="body2">{`${words.text} ${words.ownersChange}`}</Typography>
      <Panel title={words.hours}>
        <Facts
          facts={weekdays.map(({ label, opens, closes }) => [
            label,
            rules[opens] === '' ? words.closed : words.open(clockOf(rules[opens]), clockOf(rules[closes])),
          ])}
        />
      </Panel>
      <Panel title={words.consultations}>
        <Facts facts={factsOf(consultations)} />
      </Panel>
      <Panel title={words.appointments}>
        <Facts facts={factsOf(all)} />
      </Panel>
    </Box>
  );
}
