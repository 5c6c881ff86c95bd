import { otherLanguages } from 'virtual:languages';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { SignedOut } from '#backend/errors.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { shell } from '#content/admin/shell.ts';
import type { Session } from '#domain/session.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { useEndSession } from '../endSession.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { useNotice } from '../Notices.tsx';
import { PersonAvatar } from '../PersonAvatar.tsx';

/** @returns the links of the menu. Staff other than owners get those to pages that they may see. */
const linksOf = ({ role }: Session) => [
  { path: adminPaths.reviews, label: reviewWords.title, Icon: StarOutlineRounded },
  { path: adminPaths.account, label: shell.yourAccount, Icon: ManageAccountsOutlined },
  {
    path: role === 'owner' ? adminPaths.settings : adminPaths.bookingRules,
    label: shell.settings,
    Icon: SettingsOutlined,
  },
  ...(role === 'owner' ? [{ path: adminPaths.log, label: shell.log, Icon: HistoryOutlined }] : []),
];

const itemSx = { minHeight: 44, typography: 'body2' };

/** Name of the current user, with the account menu. */
export function AccountMenu({ user }: { user: Session }) {
  const signOutEverywhere = useSignOutEverywhere();
  const { pathname, search } = useLocation();
  return (
    <MenuButton
      menuLabel={shell.account}
      menuProps={{
        anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
        transformOrigin: { vertical: 'top', horizontal: 'right' },
      }}
      color="inherit"
      sx={{ flex: 'none', gap: { xs: 0, sm: 1.25 }, minWidth: 0, minHeight: 44, px: 0.75, mr: -0.75 }}
      items={(choose) => [
        ...linksOf(user).map(({ path, label, Icon }) => (
          <MenuItem key={path} component={RouterLink} href={path} sx={itemSx} onClick={choose()}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        )),
        ...otherLanguages.map(({ tag, name, basePath }) => (
          <MenuItem
            key={tag}
            component="a"
            href={basePath + pathname + search}
            hrefLang={tag}
            lang={tag}
            sx={itemSx}
            onClick={choose()}
          >
            <ListItemIcon>
              <LanguageOutlined fontSize="small" />
            </ListItemIcon>
            {name}
          </MenuItem>
        )),
        <MenuItem key="everywhere" sx={itemSx} onClick={choose(() => void signOutEverywhere())}>
          <ListItemIcon>
            <DevicesOutlined fontSize="small" />
          </ListItemIcon>
          {shell.signOutEverywhere}
        </MenuItem>,
      ]}
    >
      <PersonAvatar name={user.name} picture={user.picture} />
      <Typography
        variant="body2"
        component="span"
        sx={(theme) => ({
          fontWeight: 'fontWeightSemibold',
          whiteSpace: 'nowrap',
          [theme.breakpoints.down('sm')]: visuallyHidden,
          // Beside the sidebar, the page's title needs the space.
          [theme.breakpoints.between('md', 'lg')]: visuallyHidden,
        })}
      >
        {user.name}
      </Typography>
      <ExpandMoreRounded fontSize="small" sx={{ ml: { sm: -0.75 }, color: 'text.secondary' }} />
    </MenuButton>
  );
}

/**
 * @returns a function that ends the user's sessions on all devices, then goes to the login page. On failure the page
 * stays and shows a notice; if the current session has already ended, the user has to sign in first, as the others may
 * still exist.
 */
function useSignOutEverywhere(): () => Promise<void> {
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const endSession = useEndSession(() => whileSignedIn(({ session }) => session.signOutEverywhere()));
  return async () => {
    try {
      await endSession();
    } catch (error) {
      if (!(error instanceof SignedOut)) showNotice(shell.signOutEverywhereFailed);
    }
  };
}
