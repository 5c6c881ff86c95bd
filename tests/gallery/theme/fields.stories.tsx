import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppForm } from '#forms/AppForm.tsx';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { PictureField } from '#forms/PictureField.tsx';
import { RadioField } from '#forms/RadioField.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { StarsField } from '#forms/StarsField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TagsField } from '#forms/TagsField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { tinyPng } from '#tests/support/records.ts';
import { never } from '../backends.ts';
import { focusFirst, press } from '../interactions.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label }));

const empty = {
  text: '',
  lines: '',
  day: '',
  time: '',
  choice: '',
  radio: 'one',
  stars: '',
  tags: '',
  password: '',
  picture: undefined as File | undefined,
  yes: false,
};

const filled: typeof empty = {
  text: short,
  lines: `${sentence}\n${sentence}`,
  day: '2027-06-14',
  time: '10:30',
  choice: 'two',
  radio: 'two',
  stars: '4',
  tags: 'rain, outdoors',
  password: 'a secret',
  picture: new File([tinyPng], 'cake.png', { type: 'image/png' }),
  yes: true,
};

interface FormProps {
  values: typeof empty;
  fields?: Readonly<Record<string, string>>;
  failure?: string;
  hint?: string;
}

/** A form with every kind of field. */
function EveryField({ values, fields, failure, hint }: FormProps) {
  const pictureWords = { choose: 'Choose', replace: 'Replace', remove: 'Remove', preview: String, broken: sentence };
  return (
    <AppForm initialValues={values} onSubmit={never} failedText={sentence} refusal={{ fields, failure }} keepsValues>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <TextField name="text" label="Text" hint={hint} optionalText="(optional)" placeholder={short} />
        <TextField name="lines" label="Lines" hint={hint} multiline minRows={3} />
        <TextField name="day" label="Day" type="date" hint={hint} />
        <TextField name="time" label="Time" type="time" hint={hint} />
        <SelectField name="choice" label="Choice" placeholder="None" options={options} hint={hint} />
        <RadioField name="radio" label="Radio" options={options} hint={hint} />
        <StarsField name="stars" label="Stars" max={5} nameOf={(stars) => `${stars} of 5`} noneName="None" />
        <TagsField name="tags" label="Tags" listLabel="Chosen tags" removeLabel={(tag) => `Remove ${tag}`} />
        <PasswordField name="password" label="Password" show="Show" hide="Hide" hint={hint} />
        <PictureField
          name="picture"
          label="Picture"
          hint={sentence}
          accept="image/png"
          faultOf={() => undefined}
          words={pictureWords}
        />
        <CheckboxField name="yes" label={sentence} hint={hint} />
        <FormFailure />
        <SubmitButton busyText="Sending">Send</SubmitButton>
      </Box>
    </AppForm>
  );
}

const meta = {
  title: 'Theme/Fields',
  component: EveryField,
  args: { values: empty },
  parameters: { inset: true },
} satisfies Meta<typeof EveryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: filled } };
export const WithHints: Story = { args: { hint: sentence } };
export const Refused: Story = {
  args: { fields: Object.fromEntries(Object.keys(empty).map((name) => [name, sentence])), hint: sentence },
};
export const Failed: Story = { args: { values: filled, failure: sentence } };
export const WithLongText: Story = {
  args: {
    values: { ...filled, text: long, lines: `${long} ${unbroken}`, tags: `${unbroken}, ${sentence}` },
    hint: long,
  },
};
export const Focused: Story = { play: focusFirst };
export const Sending: Story = { args: { values: filled }, play: () => press('Send') };

/** In the back office, to which the density applies. */
export const AtTheDesk: Story = { args: { values: filled, hint: sentence }, parameters: { room: 'admin' } };
