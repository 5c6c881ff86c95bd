import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DemoAccount } from '#backend/sessionPort.ts';
import { login } from '#content/admin/login.ts';
import { FillButton } from '#forms/FillButton.tsx';
import { spaceBetweenRow } from '../Panel.tsx';

/** Credentials of the demo account, with a button that fills in the form. */
export function DemoAccountCard({ account }: { account: DemoAccount }) {
  return (
    <Box
      component="section"
      aria-label={login.demo.title}
      sx={{
        ...spaceBetweenRow,
        columnGap: 2,
        mt: 4,
        px: 2.5,
        py: 1.5,
        borderRadius: 2,
        bgcolor: 'background.sunken',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {login.demo.title}
        </Typography>
        <Typography variant="body2">{account.email}</Typography>
        <Typography variant="body2">{account.password}</Typography>
      </Box>
      <FillButton values={account}>{login.demo.use}</FillButton>
    </Box>
  );
}
