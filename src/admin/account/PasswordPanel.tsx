import Typography from '@mui/material/Typography';
import { account } from '#content/admin/account.ts';
import { demoStays, passwordSchema } from '#domain/account.ts';
import type { TwoStep } from '#domain/twoStep.ts';
import { FormBody } from '#forms/FormBody.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { PasswordField } from '#forms/PasswordField.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { PanelForm } from '../PanelForm.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';
import { useSaveSetting } from '../useSaveSetting.ts';

const words = account.password;

/**
 * Form to change the password. @param email the account's address, for password managers. @param isDemo see
 * {@link TwoStep}.
 */
export function PasswordPanel({ email, isDemo }: { email: string } & Pick<TwoStep, 'isDemo'>) {
  const save = useSaveSetting();
  const orSayFailure = useFailureNotice((error) => messageOf(error, words.failed, words));
  return isDemo ? (
    <Panel title={words.title}>
      <Typography variant="body2" sx={{ px: panelInset, py: 2 }}>
        {demoStays}
      </Typography>
    </Panel>
  ) : (
    <PanelForm
      words={words}
      sx={{ displayPrint: 'none' }}
      initialValues={passwordSchema.getDefault()}
      schema={passwordSchema}
      onSubmit={(form) => orSayFailure(save((backend) => backend.account.changePassword(form), words.saved))}
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
