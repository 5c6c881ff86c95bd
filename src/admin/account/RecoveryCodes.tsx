import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { twoStep } from '#content/admin/twoStep.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { focusOnMount } from '../focusOnMount.ts';
import { useCopy } from '../NewLink.tsx';

const words = twoStep.shown;

/** Props of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Email address of the account. */
  email: string;
  onClose: () => void;
}

/** New recovery codes, which cannot be shown again, with buttons to copy and download them. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const copy = useCopy(words);
  const save = () =>
    downloadFile(new Blob([`${words.fileTitle(email)}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }), words.file);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ul"
        aria-label={words.label}
        tabIndex={-1}
        ref={focusOnMount}
        sx={{
          display: 'grid',
          justifyContent: 'center',
          gap: 1,
          m: 0,
          p: 2,
          listStyle: 'none',
          fontFamily: 'monospace',
          whiteSpace: 'nowrap',
          borderRadius: 1,
          bgcolor: 'background.sunken',
          outline: 0,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button variant="outlined" onClick={() => copy(codes.join('\n'))}>
          {words.copy}
        </Button>
        <Button variant="outlined" onClick={save}>
          {words.save}
        </Button>
      </Box>
      <Button variant="contained" onClick={onClose}>
        {words.close}
      </Button>
    </Box>
  );
}
