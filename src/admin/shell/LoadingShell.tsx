import Box from '@mui/material/Box';
import { Panel, panelRow } from '../Panel.tsx';
import { HeaderBar } from './AdminHeader.tsx';
import { pageSx, Shell } from './Shell.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Rows that most pages show at least. */
const rows = [1, 2, 3, 4, 5, 6];

/** A bar in the place of a text. @param width CSS width. */
const Bar = ({ width }: { width: string }) => <Box sx={{ width, height: 14, borderRadius: 1, bgcolor: 'divider' }} />;

/** The back office before anything is known of its page; cannot be used. */
export function LoadingShell() {
  return (
    <div inert>
      <Shell sidebar={<Sidebar />}>
        <HeaderBar>
          <Bar width="10rem" />
        </HeaderBar>
        <Box sx={pageSx}>
          <Panel>
            {rows.map((row) => (
              <Box key={row} sx={{ ...panelRow, display: 'grid', gap: 1.25, py: 2.25 }}>
                <Bar width="min(18rem, 60%)" />
                <Bar width="min(26rem, 85%)" />
              </Box>
            ))}
          </Panel>
        </Box>
      </Shell>
    </div>
  );
}
