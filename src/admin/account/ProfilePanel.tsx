import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { InvalidInput } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { profileSchema } from '#domain/account.ts';
import { roleLabels, type Session } from '#domain/session.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { ControlField } from '#forms/ControlField.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { Panel } from '../Panel.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';
import { PicturePicker } from '../picture/PicturePicker.tsx';
import { UnsavedChanges } from '../record/UnsavedChanges.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const words = account.profile;

/** Who somebody is, and the name that they can change. */
export function ProfilePanel({ user: { name, email, role, picture } }: { user: Session }) {
  const save = useSaveSetting();
  const saved = useRef(false);
  return (
    <Panel title={words.title}>
      <AppForm
        initialValues={{ name, picture }}
        schema={profileSchema}
        onSubmit={(profile) => save((backend) => backend.account.change(profile), words.saved)}
        failedText={(error) => (error instanceof InvalidInput ? undefined : words.failed)}
        keepsValues
      >
        <Box sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 3 } }}>
          <FormFailure />
          <FormBody>
            <TextField
              name="name"
              label={words.name}
              hint={words.nameHint}
              autoComplete="name"
              aria-required
              dir="auto"
            />
          </FormBody>
          <ControlField name="picture" label={words.picture} optionalText={words.optional} hint={words.pictureHint}>
            {(control) => (
              <PicturePicker
                control={control}
                preview={(address) => <PersonAvatar name={name} picture={address} sx={{ width: 96, height: 96 }} />}
              />
            )}
          </ControlField>
          <Fact label={words.email} hint={words.emailHint}>
            {email}
          </Fact>
          <Fact label={words.role}>{roleLabels[role]}</Fact>
          <SubmitButton size="small" busyText={words.saving} sx={{ justifySelf: 'start' }}>
            {words.save}
          </SubmitButton>
        </Box>
        <UnsavedChanges words={words.leaving} saved={saved} />
      </AppForm>
    </Panel>
  );
}

/** Something that stands as it is. */
function Fact({ label, hint, children }: { label: string; hint?: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography>{children}</Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
