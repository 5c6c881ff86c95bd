import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useBackend } from '#backend/context.ts';
import { enquiry, eventTypeOptions, honeypotName } from '#content/enquiry.ts';
import { emptyEnquiry, enquirySchema, eventTypeOf } from '#domain/enquiry.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { fieldGrid } from '#forms/FieldFrame.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import { forgetUnsaved } from '#forms/KeepUnsaved.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SelectField } from '#forms/SelectField.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { TextField } from '#forms/TextField.tsx';
import { stripBasePath } from '#paths';
import type { EnquiryAnswer } from '../contact/enquiryAction.ts';
import { FormActions, FormTitle, KeepDraft } from '../dialog/FormParts.tsx';
import type { SentEnquiry } from './EnquiryThanks.tsx';

const { labels } = enquiry;

/** The dialog and the contact page have the same draft. */
const draftName = 'enquiry';

/** Props of {@link EnquiryForm}. */
export interface EnquiryFormProps {
  titleId: string;
  /** The service that the page is about, or empty. */
  service: string;
  /** Called after the enquiry was sent. */
  onSent: (sent: SentEnquiry) => void;
  /** URL to which the browser posts the form without JavaScript, and the answer to such a post. */
  action?: string;
  answer?: EnquiryAnswer;
}

/** Heading and fields of the enquiry. */
export function EnquiryForm({ titleId, service, onSent, action, answer }: EnquiryFormProps) {
  const backend = useBackend();
  const honeypot = useRef<HTMLInputElement>(null);
  const eventType = eventTypeOf(service);
  return (
    <>
      <FormTitle id={titleId}>{enquiry.title}</FormTitle>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{enquiry.lead}</Typography>
      <AppForm
        initialValues={answer?.values ?? { ...emptyEnquiry, eventType }}
        schema={enquirySchema}
        action={action}
        refusal={answer}
        failedText={(error) => messageOf(error, enquiry.failed, enquiry)}
        onSubmit={async (values) => {
          const { enquiries } = await backend();
          const { eventType, eventDate } = values;
          const source = { page: stripBasePath(window.location.pathname), service };
          const receipt = await enquiries.send(values, source, honeypot.current?.value);
          forgetUnsaved(draftName);
          onSent({ ...receipt, eventType, eventDate });
        }}
      >
        <KeepDraft name={draftName} isAnswer={answer !== undefined} />
        <Box sx={fieldGrid}>
          <TextField name="name" label={labels.name} required autoComplete="name" />
          <TextField name="email" label={labels.email} type="email" required autoComplete="email" />
          <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" optionalText={labels.optional} />
          <TextField name="eventDate" label={labels.eventDate} type="date" optionalText={labels.optional} />
          <SelectField
            name="eventType"
            label={labels.eventType}
            required
            placeholder={enquiry.eventTypePlaceholder}
            options={eventTypeOptions}
            sx={{ gridColumn: '1 / -1' }}
          />
          <TextField
            name="message"
            label={labels.message}
            required
            multiline
            minRows={3}
            placeholder={enquiry.messagePlaceholder}
            sx={{ gridColumn: '1 / -1' }}
          />
        </Box>
        <SuggestedValue name="eventType" value={eventType} />
        <HoneypotField ref={honeypot} name={honeypotName} label={enquiry.honeypot} />
        <FormFailure sx={{ mt: 3 }} />
        <FormActions send={enquiry.send} sending={enquiry.sending} privacy={enquiry.privacy} />
      </AppForm>
    </>
  );
}
