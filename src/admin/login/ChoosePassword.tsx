import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { choosing as words } from '#content/admin/passwordLinks.ts';
import { linkPasswordSchema, type PasswordLink } from '#domain/account.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormBody } from '#forms/FormBody.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';

/** Props of {@link ChoosePassword}. */
export interface ChoosePasswordProps {
  /** The link's account. */
  link: PasswordLink;
  choose: (password: string) => Promise<void>;
}

/** Form in which the holder of a password link chooses a password. */
export function ChoosePassword({ link: { name, email, isNew }, choose }: ChoosePasswordProps) {
  return (
    <AppForm
      initialValues={{ ...linkPasswordSchema.getDefault(), email }}
      schema={linkPasswordSchema}
      onSubmit={({ next }) => choose(next)}
      failedText={words.failed}
      keepsValues
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{isNew ? words.welcome(name) : words.again(name)}</Typography>
        <FormFailure />
        <FormBody sx={{ display: 'grid', gap: 2 }}>
          <TextField name="email" label={words.email} type="email" autoComplete="username" readOnly />
          <PasswordField
            name="next"
            label={words.next}
            hint={words.nextHint}
            show={words.show}
            hide={words.hide}
            autoComplete="new-password"
            autoFocus
          />
        </FormBody>
        <SubmitButton busyText={words.saving}>{words.save}</SubmitButton>
      </Box>
    </AppForm>
  );
}
