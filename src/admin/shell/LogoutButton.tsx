import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Alert from '@mui/material/Alert';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { mirrored } from '#components/styles.ts';
import { shell } from '#content/admin/shell.ts';
import { useEndSession } from '../endSession.ts';
import { entrySx } from './SidebarEntry.tsx';

/** Logs out. Reports a failure, as users of shared computers have to know that they are still signed in. */
export function LogoutButton() {
  const backend = useBackend();
  const endSession = useEndSession(async () => (await backend()).session.signOut());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const logout = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await endSession();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failed && (
        <ListItem disablePadding sx={{ mb: 1 }}>
          <Alert severity="warning">{shell.logoutFailed}</Alert>
        </ListItem>
      )}
      <ListItem disablePadding>
        <ListItemButton onClick={busy ? undefined : logout} aria-busy={busy} aria-disabled={busy} sx={entrySx}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" sx={mirrored} />
          </ListItemIcon>
          <ListItemText primary={busy ? shell.loggingOut : shell.logout} />
        </ListItemButton>
        <HiddenStatus>{busy && shell.loggingOut}</HiddenStatus>
      </ListItem>
    </>
  );
}
