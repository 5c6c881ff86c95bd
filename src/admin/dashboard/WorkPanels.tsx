import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { leadPath, leadsPath } from '#adminPaths';
import { dashboard } from '#content/admin/dashboard.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { formatDate } from '#domain/dates.ts';
import { rangeOf } from '#domain/entity.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { formatMoney, formatPercent } from '#domain/numbers.ts';
import { answerDue, type Overview, sourcesSince } from '#domain/overview.ts';
import { dayOf, formatShortMonth } from '#domain/zonedTimes.ts';
import { sourceName } from '../leads/sourceName.ts';
import { Panel, PanelEmpty, panelInset } from '../Panel.tsx';
import { BarList } from './BarList.tsx';

const { unanswered: unansweredWords, pipeline, sources, months } = dashboard;

/** New leads without an answer for more than a day, oldest first. */
export function Unanswered({ overview: { at, unanswered } }: { overview: Overview }) {
  const all = leadsPath({ status: 'new', created: rangeOf('', answerDue(at)), sort: 'createdAt' });
  return (
    <Panel title={unansweredWords.title}>
      {unanswered.count === 0 ? (
        <PanelEmpty>{unansweredWords.none}</PanelEmpty>
      ) : (
        <>
          <Link
            href={all}
            underline="hover"
            sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, px: panelInset, pt: 2.5, color: 'text.primary' }}
          >
            <Typography variant="figureSmall" component="span">
              {unanswered.count}
            </Typography>{' '}
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {unansweredWords.count(unanswered.count)}
            </Typography>
          </Link>
          <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, px: panelInset, py: 2, listStyle: 'none' }}>
            {unanswered.leads.map(({ id, name, createdAt }) => (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}
              >
                <Link
                  href={leadPath(id)}
                  underline="hover"
                  dir="auto"
                  sx={{
                    minWidth: 0,
                    mr: 'auto',
                    color: 'text.primary',
                    fontWeight: 'fontWeightSemibold',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {name}
                </Link>
                <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
                  {unansweredWords.since(formatDate(createdAt))}
                </Box>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}

/** Number and total value of leads by status. */
export function Pipeline({ overview }: { overview: Overview }) {
  const worth = overview.pipeline.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title={pipeline.title}>
      <BarList
        none={pipeline.none}
        bars={overview.pipeline.map(({ status, count, value }) => ({
          label: leadStatusLabels[status],
          href: leadsPath({ status }),
          count,
          length: worth > 0 ? value : count,
          note: formatMoney(value),
        }))}
      />
    </Panel>
  );
}

/** Sources of recent leads. */
export const Sources = ({ overview }: { overview: Overview }) => (
  <Panel title={sources.title}>
    <BarList
      none={sources.none}
      bars={overview.sources.map(({ source, count }) => ({
        label: sourceName(source),
        href: leadsPath({ source, created: rangeOf(sourcesSince(overview.at), '') }),
        count,
      }))}
    />
    <Typography variant="caption" sx={{ px: panelInset, mt: 'auto', pb: 2, color: 'text.secondary' }}>
      {sources.hint}
    </Typography>
  </Panel>
);

/** Share of converted leads by month, latest first. */
export const Conversion = ({ overview }: { overview: Overview }) => (
  <Panel title={months.title}>
    <TableContainer>
      <Table
        size="small"
        sx={{
          '& td, & th': { px: 0.75, whiteSpace: 'nowrap' },
          '& tr > :first-of-type': { pl: panelInset },
          '& tr > td:last-of-type, & tr > th:last-child': { pr: panelInset },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{months.month}</TableCell>
            {[months.came, months.converted, months.share].map((label) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {overview.months.toReversed().map(({ from, before, came, converted }) => {
            const month = formatShortMonth(dayOf(from, companyZone));
            const created = rangeOf(from, before);
            return (
              <TableRow key={from}>
                <TableCell component="th" scope="row">
                  {month}
                </TableCell>
                <TableCell align="right">
                  <Link href={leadsPath({ created })} aria-label={months.cameIn(month, came)}>
                    {came}
                  </Link>
                </TableCell>
                <TableCell align="right">
                  <Link
                    href={leadsPath({ status: 'converted', created })}
                    aria-label={months.convertedIn(month, converted)}
                  >
                    {converted}
                  </Link>
                </TableCell>
                <TableCell align="right">{came === 0 ? '–' : formatPercent(converted / came)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  </Panel>
);
