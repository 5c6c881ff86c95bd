import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import type { Lead } from '#domain/lead.ts';
import { editLeadPath, paths } from '#paths';
import type { Neighbours } from './neighbours.ts';

/** Props of {@link LeadHeading}. */
export interface LeadHeadingProps {
  /** Of the heading. */
  ref: Ref<HTMLHeadingElement>;
  lead: Lead;
  neighbours: Neighbours;
  /** Of the list's address that the lead was opened from. */
  search: string;
}

/** Whose page this is, and the ways to its list, to its neighbours there, and to its form. */
export function LeadHeading({ ref, lead, neighbours, search }: LeadHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, mb: { xs: 2, md: 3 } }}>
      <IconButton href={paths.leads + search} edge="start" aria-label={leadForm.missing.back}>
        <ArrowBackRounded />
      </IconButton>
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="formTitle"
        component="h2"
        dir="auto"
        sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere', fontSize: { sm: 'h4.fontSize' } }}
      >
        {lead.name}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, flex: 'none' }}>
        <Way path={neighbours.previous} name={leadPage.previous} keys="k" Icon={KeyboardArrowUpRounded} />
        <Way path={neighbours.next} name={leadPage.next} keys="j" Icon={KeyboardArrowDownRounded} />
      </Box>
      <Button variant="contained" size="small" href={editLeadPath(lead.id) + search} sx={{ flex: 'none' }}>
        {leadPage.edit}
      </Button>
    </Box>
  );
}

interface WayProps {
  path: string | undefined;
  name: string;
  keys: string;
  Icon: typeof SvgIcon;
}

/** A way to a lead beside this one in its list; at the list's end there is none. */
function Way({ path, name, keys, Icon }: WayProps) {
  return (
    <IconButton
      {...(path ? { href: path } : { disabled: true })}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
    >
      <Icon />
    </IconButton>
  );
}
