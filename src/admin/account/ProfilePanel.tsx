import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { account } from '#content/admin/account.ts';
import { profileChangeOf, profileSchema } from '#domain/account.ts';
import { roleLabels, type Session } from '#domain/session.ts';
import { ControlField } from '#forms/ControlField.tsx';
import { FollowSaved } from '#forms/FollowSaved.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { KeepUnsaved } from '#forms/KeepUnsaved.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';
import { PicturePicker } from '../picture/PicturePicker.tsx';
import { usePendingPicture } from '../picture/usePendingPicture.ts';
import { UnsavedChanges } from '../record/UnsavedChanges.tsx';
import { useUnsaved } from '../record/useUnsaved.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const words = account.profile;

/** Editable name and picture, and read-only email and role. */
export function ProfilePanel({ user: { name, email, role, picture } }: { user: Session }) {
  const save = useSaveSetting();
  const unsaved = useUnsaved('profile');
  const saved = { name, picture };
  const { onBusy, throwIfPending } = usePendingPicture('picture');
  return (
    <PanelForm
      words={words}
      initialValues={saved}
      schema={profileSchema}
      onSubmit={async (profile, before) => {
        throwIfPending();
        // Only what was changed here is sent: another tab may have changed the rest.
        await save((backend) => backend.account.change(profileChangeOf(before, profile)), words.saved);
      }}
      keepsValues
    >
      <KeepUnsaved {...unsaved} editedOnly>
        <FollowSaved saved={saved} />
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
              onBusy={onBusy}
              preview={(address) => <PersonAvatar name={name} picture={address} sx={{ width: 96, height: 96 }} />}
            />
          )}
        </ControlField>
      </KeepUnsaved>
      <Fact label={words.email} hint={words.emailHint}>
        {email}
      </Fact>
      <Fact label={words.role}>{roleLabels[role]}</Fact>
      <UnsavedChanges words={words.leaving} />
    </PanelForm>
  );
}

/** A read-only value. */
function Fact({ label, hint, children }: { label: string; hint?: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
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
