import { useRevalidator } from 'react-router-dom';
import { people } from '#content/admin/settings.ts';
import { inviteSchema } from '#domain/account.ts';
import { optionsOf } from '#domain/entity.ts';
import { roleLabels } from '#domain/session.ts';
import { FormBody } from '#forms/FormBody.tsx';
import { KeepUnsaved } from '#forms/KeepUnsaved.tsx';
import { SelectField } from '#forms/SelectField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { UnsavedChanges } from '../record/UnsavedChanges.tsx';
import { useUnsaved } from '../record/useUnsaved.tsx';
import type { OnLink } from './usePasswordLinkDialog.tsx';

const words = people.invite;

/** Form that invites a new staff member. */
export function InvitePanel({ onLink }: { onLink: OnLink }) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const unsaved = useUnsaved('invitation');
  return (
    <PanelForm
      words={words}
      sx={{ displayPrint: 'none' }}
      initialValues={inviteSchema.getDefault()}
      schema={inviteSchema}
      onSubmit={async (form) => {
        const token = await whileSignedIn(({ accounts }) => accounts.invite(form));
        onLink(form.name, token);
        void revalidate();
      }}
    >
      <KeepUnsaved {...unsaved}>
        <FormBody sx={{ display: 'grid', gap: 2.5 }}>
          <TextField name="name" label={words.name} aria-required autoComplete="off" dir="auto" />
          <TextField name="email" label={words.email} type="email" aria-required autoComplete="off" />
          <SelectField name="role" label={words.role} hint={words.roleHint} options={optionsOf(roleLabels)} />
        </FormBody>
      </KeepUnsaved>
      <UnsavedChanges words={words.leaving} />
    </PanelForm>
  );
}
