import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBackend } from '#backend/context.ts';
import { enquiry, eventTypeOptions } from '#content/enquiry.ts';
import { emptyEnquiry, enquirySchema } from '#domain/enquiry.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';

const { labels } = enquiry;

/** The enquiry's fields. @param onSent called once the enquiry has reached the company. */
export function EnquiryForm({ titleId, onSent }: { titleId: string; onSent: () => void }) {
  const backend = useBackend();
  return (
    <>
      <Typography
        variant="h3"
        component="h2"
        id={titleId}
        sx={{ pr: 6, typography: { xs: 'h3', sm: 'h2' }, fontSize: { sm: '2.625rem' } }}
      >
        {enquiry.title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{enquiry.lead}</Typography>
      <AppForm
        initialValues={emptyEnquiry}
        schema={enquirySchema}
        failedText={`${enquiry.failed.title}. ${enquiry.failed.text}`}
        onSubmit={async (values) => {
          await (await backend()).enquiries.send(values, { page: window.location.pathname, service: '' });
          onSent();
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, rowGap: 2 }}>
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
        <FormFailure sx={{ mt: 3 }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.5, mt: 3 }}>
          <SubmitButton busyText={enquiry.sending}>{enquiry.send}</SubmitButton>
          <Typography variant="body2" sx={{ flex: '1 1 16em', color: 'text.secondary' }}>
            {enquiry.privacy}
          </Typography>
        </Box>
      </AppForm>
    </>
  );
}
