import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useLocation } from 'react-router-dom';
import { paths } from '#paths';

/** Props of {@link SidebarEntry}. */
export interface SidebarEntryProps {
  path: string;
  label: string;
  Icon: typeof SvgIcon;
  /** Number of open items in the section. */
  count?: number;
  /** Label of the number, for screen readers. */
  counted?: string;
  /** The page that is loading; highlighted instead of the current one. */
  opening?: { pathname: string };
}

/** Link to a section, highlighted on all pages of the section, and while one of them is loading. */
export function SidebarEntry({ path, label, Icon, count, counted, opening }: SidebarEntryProps) {
  const location = useLocation();
  const contains = ({ pathname }: { pathname: string }) =>
    pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={path}
        selected={contains(opening ?? location)}
        aria-current={contains(location) ? 'page' : undefined}
        sx={entrySx}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary={label} />
        {count !== undefined && count > 0 && (
          <Box
            component="span"
            sx={{
              px: 1,
              borderRadius: 3,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              typography: 'caption',
              fontWeight: 'fontWeightSemibold',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {count}
            <span style={visuallyHidden}> {counted}</span>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** Styles of a sidebar entry. */
export const entrySx: SxProps<Theme> = {
  minHeight: ({ backOffice }) => backOffice.entry,
  px: 1.5,
  py: 0.75,
  borderRadius: ({ vars }) => vars.shape.panelRadius,
  color: 'text.secondary',
  '& .MuiListItemText-primary': { typography: 'body2', fontWeight: 'inherit' },
  '&:hover': { bgcolor: 'background.sunken' },
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'blush.ground',
    color: 'text.primary',
    fontWeight: 'fontWeightSemibold',
  },
};
