import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { shell } from '#content/admin/shell.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths } from '#paths';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');

/** Who is signed in, and what they can do with their account. */
export function AccountMenu({ userName }: { userName: string }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOutEverywhere = useSignOutEverywhere();
  const open = anchor !== null;
  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', gap: { xs: 0, sm: 1.25 }, minWidth: 0, minHeight: 44, px: 0.75, mr: -0.75 }}
      >
        <Avatar aria-hidden>{initialsOf(userName)}</Avatar>
        <Typography
          variant="body2"
          component="span"
          sx={(theme) => ({
            fontWeight: 600,
            whiteSpace: 'nowrap',
            [theme.breakpoints.down('sm')]: visuallyHidden,
          })}
        >
          {userName}
        </Typography>
        <ExpandMoreRounded fontSize="small" sx={{ ml: { sm: -0.75 }, color: 'text.secondary' }} />
      </Button>
      <Menu
        id={`${id}-menu`}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // A landmark: nothing of a page is to stand outside of all of them.
          root: { role: 'region', 'aria-label': shell.account },
          paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', borderRadius: 2 } },
          list: { 'aria-labelledby': `${id}-button` },
        }}
      >
        <MenuItem
          component={RouterLink}
          href={paths.account}
          sx={{ minHeight: 44, typography: 'body2' }}
          onClick={() => setAnchor(null)}
        >
          <ListItemIcon>
            <ManageAccountsOutlined fontSize="small" />
          </ListItemIcon>
          {shell.yourAccount}
        </MenuItem>
        <MenuItem
          sx={{ minHeight: 44, typography: 'body2' }}
          onClick={() => {
            setAnchor(null);
            void signOutEverywhere();
          }}
        >
          <ListItemIcon>
            <DevicesOutlined fontSize="small" />
          </ListItemIcon>
          {shell.signOutEverywhere}
        </MenuItem>
      </Menu>
    </>
  );
}
