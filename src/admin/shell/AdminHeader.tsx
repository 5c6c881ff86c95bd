import Menu from '@mui/icons-material/Menu';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shell } from '#content/admin/shell.ts';
import type { Session } from '#domain/session.ts';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { paths } from '#paths';
import { CommandButton } from '../commandMenu/CommandButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';

/** The bar at the top of the back office. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <Box
      component="header"
      className="mui-fixed"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1, md: 2 },
        // Higher only where large text needs more lines.
        minHeight: ({ measures }) => measures.adminHeader,
        px: { xs: 2, md: 4 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { position: 'static' },
      }}
    >
      {children}
    </Box>
  );
}

/** Props of {@link AdminHeader}. */
export interface AdminHeaderProps {
  /** Title of the current section. */
  title: string;
  /** The current user. */
  user: Session;
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** Header of the back office: section title, command menu, colour scheme and account menu. */
export function AdminHeader({ title, user, menuOpen, onOpenMenu }: AdminHeaderProps) {
  return (
    <HeaderBar>
      <IconButton
        edge="start"
        aria-label={shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <Menu />
      </IconButton>
      <Typography
        variant="formTitle"
        component="h1"
        sx={{ mr: 'auto', minWidth: 0, hyphens: 'auto', fontSize: { sm: 'h4.fontSize' } }}
      >
        {title}
      </Typography>
      <CommandButton isOwner={user.role === 'owner'} />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <SchemeSwitch accent="gold.text" />
      </Box>
      <Button
        href={paths.home}
        variant="underlined"
        size="small"
        endIcon={<OpenInNew fontSize="small" />}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, whiteSpace: 'nowrap' }}
      >
        {shell.viewSite}
      </Button>
      <AccountMenu user={user} />
    </HeaderBar>
  );
}
