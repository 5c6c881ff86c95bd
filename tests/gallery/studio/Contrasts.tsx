import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { contrastsOf } from '#build/brand/contrast.ts';
import { createAppTheme, type ThemeTokens } from '#theme';

/** @returns the contrasts of tokens; null while a colour is incomplete. */
function contrastsIn(tokens: ThemeTokens) {
  try {
    return contrastsOf(createAppTheme(tokens)).toSorted(
      (a, b) => a.reached / a.minContrast - b.reached / b.minContrast,
    );
  } catch {
    return null;
  }
}

/** All contrasts of a brand, worst first, with the nearest sufficient colour. */
export function Contrasts({ tokens }: { tokens: ThemeTokens }) {
  const contrasts = useMemo(() => contrastsIn(tokens), [tokens]);
  if (!contrasts) return <Typography role="status">A colour is not one yet.</Typography>;
  const faults = contrasts.filter(({ better }) => better).length;
  return (
    <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-labelledby="contrasts">
      <Typography variant="h4" component="h2" id="contrasts">
        Contrast
      </Typography>
      <Typography role="status" sx={{ my: 2 }}>
        {`${faults} of ${contrasts.length} pairs cannot be told apart well enough.`}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['Scheme', 'Colour', 'Background', 'Contrast', 'Needs', 'Nearest that passes'].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {contrasts.map(({ scheme, upper, lower, minContrast, reached, better }) => (
            <TableRow key={[scheme, upper.name, lower.name].join()}>
              <TableCell>{scheme}</TableCell>
              <TableCell>{`${upper.name} ${upper.color}`}</TableCell>
              <TableCell>{`${lower.name} ${lower.color}`}</TableCell>
              <TableCell>{`${reached.toFixed(2)}:1`}</TableCell>
              <TableCell>{`${minContrast}:1`}</TableCell>
              <TableCell>{better}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
