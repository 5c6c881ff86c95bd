import ExpandMore from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { leadPath } from '#adminPaths';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { appointmentKinds } from '#domain/appointment.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import { ControlField, type FieldControl } from '#forms/ControlField.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { useFormText } from '#forms/useFormField.ts';
import { telHref } from '../leads/contactLinks.ts';
import { type LeadLookup, type LeadOption, useLead, useLeadSearch } from './useLeads.ts';

/** Props of {@link LeadField}. */
export interface LeadFieldProps {
  /** Suggests a title with the name of the lead, until the user types one. */
  suggestsTitle: boolean;
}

/** The lead of an appointment: an optional search field. */
export function LeadField({ suggestsTitle }: LeadFieldProps) {
  return (
    <ControlField name="leadId" label={appointmentFields.leadId.label} optionalText={words.optional}>
      {(control) => <ChosenLead {...control} suggestsTitle={suggestsTitle} />}
    </ControlField>
  );
}

/** The search field, and links to the lead chosen in it. */
function ChosenLead({ suggestsTitle, ...control }: FieldControl & LeadFieldProps) {
  const chosen = useLead(control.value);
  const { state, lead, retry } = chosen;
  const tryAgain = () => {
    // The pressed button disappears while the lead is loading and would take the focus with it.
    document.getElementById(control.id)?.focus();
    retry();
  };
  return (
    <>
      <LeadChooser {...control} chosen={chosen} />
      {state === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={tryAgain}>
              {words.loadLeadAgain}
            </Button>
          }
          sx={{ mt: 1 }}
        >
          {words.leadFailed}
        </Alert>
      )}
      {lead && <LeadLinks lead={lead} />}
      {suggestsTitle && <SuggestedTitle name={lead?.name ?? ''} />}
    </>
  );
}

/** Names an appointment after its kind and its client. */
function SuggestedTitle({ name }: { name: string }) {
  const chosen = useFormText('kind');
  const kind = appointmentKinds.find((known) => known === chosen);
  return <SuggestedValue name="title" value={kind && name ? words.titleOf[kind](name).slice(0, 200) : ''} />;
}

interface LeadChooserProps extends FieldControl {
  chosen: Pick<LeadLookup, 'state' | 'lead'>;
}

function LeadChooser({ id, labelId, value, invalid, describedBy, setValue, chosen }: LeadChooserProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { state, leads } = useLeadSearch(typed);
  const noOptionsTexts = {
    idle: words.searchingLeads,
    searching: words.searchingLeads,
    found: words.noLeads,
    failed: words.leadsFailed,
  };
  const nameless = chosen.state === 'gone' ? words.goneLead : '';
  const lead: LeadOption | null =
    chosen.lead ?? (value === '' ? null : { id: value, name: nameless, email: '', phone: '' });
  return (
    <Autocomplete
      id={id}
      options={leads}
      popupIcon={<ExpandMore />}
      value={lead}
      onChange={(_event, next) => setValue(next?.id ?? '')}
      onOpen={() => setTyped((before) => before ?? '')}
      onClose={() => setTyped(null)}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      // As high as the other fields.
      sx={{
        '& .MuiOutlinedInput-root': { py: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: 1.5 },
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The backend has already filtered the options.
      filterOptions={(found) => [...found]}
      loading={state === 'searching'}
      loadingText={words.searchingLeads}
      noOptionsText={noOptionsTexts[state]}
      clearText={words.clearLead}
      openText={words.openLeads}
      renderOption={({ key, ...option }, { name, email, phone }) => (
        <Box component="li" key={key} {...option} sx={{ '&&': { display: 'block', minHeight: 44 } }}>
          <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 'fontWeightSemibold' }}>
            {name}
          </Box>
          <Box component="span" dir="auto" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {email || phone}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          {...input}
          fullWidth
          placeholder={words.leadPlaceholder}
          error={invalid}
          slotProps={{
            input: {
              ...htmlInput,
              dir: 'auto',
              'aria-labelledby': labelId,
              'aria-invalid': invalid || undefined,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    />
  );
}

/** Links to the lead of an appointment, to its email address and to its phone number. */
function LeadLinks({ lead: { id, name, email, phone } }: { lead: LeadOption }) {
  const links = [
    { href: leadPath(id), text: words.openLeadShort, label: words.openLead(name) },
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ href: telHref(phone), text: phone }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, minWidth: 0 }}>
      {links.map(({ href, text, label }) => (
        <Link
          key={href}
          href={href}
          aria-label={label}
          variant="body2"
          underline="always"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{text}</bdi>
        </Link>
      ))}
    </Box>
  );
}
