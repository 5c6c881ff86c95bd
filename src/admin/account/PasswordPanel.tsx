import { account } from '#content/admin/account.ts';
import { passwordSchema } from '#domain/account.ts';
import { FormBody } from '#forms/FormBody.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { useSaveSetting } from '../useSaveSetting.ts';

const words = account.password;

/** Form to change the password. @param email the account's address, for password managers. */
export function PasswordPanel({ email }: { email: string }) {
  const save = useSaveSetting();
  return (
    <PanelForm
      words={words}
      sx={{ displayPrint: 'none' }}
      initialValues={passwordSchema.getDefault()}
      schema={passwordSchema}
      onSubmit={(form) => save((backend) => backend.account.changePassword(form), words.saved)}
      saysFailureLater
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormBody sx={{ display: 'grid', gap: 2.5 }}>
        <PasswordField
          name="current"
          label={words.current}
          show={words.show(words.current)}
          hide={words.hide(words.current)}
        />
        <PasswordField
          name="next"
          label={words.next}
          hint={words.nextHint}
          show={words.show(words.next)}
          hide={words.hide(words.next)}
          autoComplete="new-password"
        />
      </FormBody>
    </PanelForm>
  );
}
