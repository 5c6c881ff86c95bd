import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { formatDate } from '#domain/dates.ts';
import type { Lead } from '#domain/lead.ts';
import type { Page } from '#domain/pagedQuery.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { LeadStatusBadge } from '../list/statusBadges.tsx';

/** Props of {@link LeadsBeside}. */
export interface LeadsBesideProps {
  list: Page<Lead>;
  /** The lead that is shown. */
  id: string;
  pathOf: (lead: Lead) => string;
}

/** The list that a lead was opened from, beside it on wide screens. */
export function LeadsBeside({ list, id, pathOf }: LeadsBesideProps) {
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lead is another place in the list.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      component="nav"
      aria-label={leadPage.beside}
      sx={({ measures, vars }) => ({
        position: 'sticky',
        top: measures.adminHeader.md + 24,
        maxHeight: `calc(100vh - ${measures.adminHeader.md + 48}px)`,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: vars.shape.panelRadius,
        bgcolor: 'background.paper',
        displayPrint: 'none',
      })}
    >
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1.5, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}
      >
        {leadWords.count(list.matching, list.total)}
      </Typography>
      <List disablePadding>
        {list.rows.map((lead) => (
          <ListItem key={lead.id} disablePadding ref={lead.id === id ? current : undefined}>
            <ListItemButton
              href={pathOf(lead)}
              selected={lead.id === id}
              aria-current={lead.id === id ? 'page' : undefined}
              sx={{ gap: 1, justifyContent: 'space-between', px: 2, py: 1, color: 'text.primary' }}
            >
              <TwoLines first={lead.name} second={formatDate(lead.createdAt)} />
              <LeadStatusBadge status={lead.status} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
