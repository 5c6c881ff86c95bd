import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { adminPaths, leadPath } from '#adminPaths';
import { dashboard } from '#content/admin/dashboard.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';
import { lineClamp } from '../lineClamp.ts';
import { OneLine } from '../list/OneLine.tsx';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { Panel, PanelEmpty } from '../Panel.tsx';

const { columns, details, detailsOf, title, all, none, actions } = dashboard.recentLeads;

/** A column hidden on phones; the cell with the name shows its most important content instead. */
const hiddenOnPhones = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };

/** The email column takes the remaining width and is truncated before other columns wrap; with large text, the table scrolls. */
const nameSx = { width: { xs: '100%', xl: 'auto' }, minWidth: '8em', maxWidth: { xs: 0, xl: 'none' } };
const emailSx = { display: { xs: 'none', xl: 'table-cell' }, width: '100%', maxWidth: 0 };

/** The latest leads, newest first. */
export function RecentLeads({ leads }: { leads: readonly Lead[] }) {
  return (
    <Panel
      title={title}
      action={
        <Button variant="underlined" size="small" href={adminPaths.leads}>
          {all}
        </Button>
      }
    >
      {leads.length === 0 ? (
        <PanelEmpty>{none}</PanelEmpty>
      ) : (
        <TableContainer>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>
                  {columns.name}
                  <Box component="span" sx={{ display: { xl: 'none' } }}>
                    {' · '}
                    {columns.email}
                  </Box>
                </TableCell>
                <TableCell sx={emailSx}>{columns.email}</TableCell>
                <TableCell sx={hiddenOnPhones}>{columns.eventType}</TableCell>
                <TableCell sx={hiddenOnPhones}>{columns.status}</TableCell>
                <TableCell sx={hiddenOnPhones}>{columns.date}</TableCell>
                <TableCell>
                  <span style={visuallyHidden}>{actions}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {leads.map((lead) => (
                <TableRow key={lead.id}>
                  <TableCell component="th" scope="row" sx={nameSx}>
                    <Link href={leadPath(lead.id)} color="inherit" underline="hover">
                      <Box
                        component="span"
                        dir="auto"
                        title={lead.name}
                        sx={{ ...lineClamp(3), fontWeight: 'fontWeightSemibold', textAlign: 'left' }}
                      >
                        {lead.name}
                      </Box>
                    </Link>
                    <OneLine
                      text={lead.email}
                      sx={{ display: { xl: 'none' }, color: 'text.secondary', typography: 'caption' }}
                    />
                    <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
                      <LeadStatusBadge status={lead.status} />
                    </Box>
                  </TableCell>
                  <TableCell sx={emailSx}>
                    <OneLine text={lead.email} />
                  </TableCell>
                  <TableCell sx={hiddenOnPhones}>{leadEventTypeLabels[lead.eventType]}</TableCell>
                  <TableCell sx={hiddenOnPhones}>
                    <LeadStatusBadge status={lead.status} />
                  </TableCell>
                  <TableCell sx={hiddenOnPhones}>{formatDate(lead.createdAt)}</TableCell>
                  <TableCell align="right" sx={{ pl: 0 }}>
                    <Button
                      variant="text"
                      size="small"
                      href={leadPath(lead.id)}
                      // The word ends where the panel's other content does.
                      sx={{ minWidth: 0, px: 1.5, mr: -1.5, whiteSpace: 'nowrap' }}
                    >
                      {details}
                      <span style={visuallyHidden}>{detailsOf(lead.name)}</span>
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
}
