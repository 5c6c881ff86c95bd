import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { encode } from 'uqr';
import { twoStep } from '#content/admin/twoStep.ts';
import { codeSchema, type NewAuthenticator } from '#domain/twoStep.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useCopy } from '../NewLink.tsx';
import { shownOnTouch } from '../onTouch.ts';
import { spaceBetweenRow } from '../Panel.tsx';

const words = twoStep.app;

/** Props of {@link AuthenticatorForm}. */
export interface AuthenticatorFormProps {
  app: NewAuthenticator;
  /** Submits the first code shown by the app. */
  onCode: (code: string) => Promise<void>;
  /** Whether the form can no longer be cancelled. */
  busy: boolean;
  onCancel: () => void;
}

/** Secret of an authenticator app, as QR code and text, and the field for the app's first code. */
export function AuthenticatorForm({ app, onCode, busy, onCancel }: AuthenticatorFormProps) {
  const copy = useCopy(words);
  return (
    <AppForm
      initialValues={codeSchema.getDefault()}
      schema={codeSchema}
      onSubmit={({ code }) => onCode(code)}
      failedText={(error) => messageOf(error, twoStep.failed, twoStep)}
      keepsValues
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <QrCode text={app.address} />
        {/* A phone cannot scan its own screen. */}
        <Button variant="outlined" component="a" href={app.address} sx={shownOnTouch}>
          {words.openApp}
        </Button>
        <Box>
          <Box sx={spaceBetweenRow}>
            <Typography variant="body2" sx={{ fontWeight: 'fontWeightSemibold' }}>
              {words.key}
            </Typography>
            <Button size="small" onClick={() => copy(app.secret)} sx={{ mr: -2.5 }}>
              {words.copy}
            </Button>
          </Box>
          <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {app.secret.replace(/.{4}(?!$)/g, '$& ')}
          </Typography>
        </Box>
        <FormFailure />
        <TextField
          name="code"
          label={words.code}
          aria-required
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          verbatim
        />
        <SubmitButton busyText={words.busy}>{words.submit}</SubmitButton>
        <Button variant="outlined" onClick={busy ? undefined : onCancel} aria-disabled={busy}>
          {twoStep.cancel}
        </Button>
      </Box>
    </AppForm>
  );
}

/** Dark on light in both colour schemes, as many cameras cannot read inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={words.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: { xs: 160, sm: 200 },
        justifySelf: 'center',
        bgcolor: 'common.white',
        color: 'common.black',
        borderRadius: 1,
      }}
    >
      <path d={dark.join('')} fill="currentColor" />
    </Box>
  );
}
