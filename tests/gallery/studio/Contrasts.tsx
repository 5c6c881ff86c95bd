import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ThemeOptions } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { colorFaults } from '#build/brand/colorFaults.ts';
import { type Contrast, contrastsOf } from '#build/brand/contrast.ts';
import { createAppTheme, type ThemeTokens } from '#theme';
import { tokenNames, withBetter } from './tokenColors.ts';

/** @returns the contrasts of tokens and overrides; null while a colour is incomplete, which the studio says. */
function contrastsIn(tokens: ThemeTokens, overrides?: ThemeOptions) {
  if (colorFaults(tokens).length > 0) return null;
  return contrastsOf(createAppTheme(tokens, overrides)).toSorted(
    (a, b) => a.reached / a.minContrast - b.reached / b.minContrast,
  );
}

/** Props of {@link Contrasts}. */
export interface ContrastsProps {
  tokens: ThemeTokens;
  /** Overrides that the brand has as well. */
  overrides?: ThemeOptions;
  onChange: (tokens: ThemeTokens) => void;
}

/** The contrasts of a brand, worst first, with the nearest sufficient colour; those that pass are folded. */
export function Contrasts({ tokens, overrides, onChange }: ContrastsProps) {
  const contrasts = useMemo(() => contrastsIn(tokens, overrides), [tokens, overrides]);
  if (!contrasts) return null;
  const faults = contrasts.filter(({ better }) => better);
  return (
    <Box component="section" aria-labelledby="contrasts">
      <Typography variant="h4" component="h2" id="contrasts">
        Contrast
      </Typography>
      <Typography role="status" sx={{ my: 2 }}>
        {faults.length === 0
          ? `All ${contrasts.length} pairs can be told apart well enough.`
          : `${faults.length} of ${contrasts.length} pairs cannot be told apart well enough.`}
      </Typography>
      {faults.length > 0 && (
        <Pairs name="Pairs that cannot be read" contrasts={faults} tokens={tokens} onChange={onChange} />
      )}
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
          Pairs that pass
        </Box>
        <Pairs
          name="Pairs that pass"
          contrasts={contrasts.filter(({ better }) => !better)}
          tokens={tokens}
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}

interface PairsProps extends Omit<ContrastsProps, 'overrides'> {
  name: string;
  contrasts: readonly Contrast[];
}

/** A table of pairs of colours. */
const Pairs = ({ name, contrasts, tokens, onChange }: PairsProps) => (
  <Box role="group" aria-label={name} tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {['Scheme', 'Colour', 'Background', 'Contrast', 'Needs', 'Nearest that passes'].map((title) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {contrasts.map((pair) => {
          const { scheme, upper, lower, minContrast, reached, better } = pair;
          return (
            <TableRow key={[scheme, upper.name, lower.name].join()}>
              <TableCell>{scheme}</TableCell>
              {[upper, lower].map((named) => (
                <TableCell key={named.name}>
                  <Swatch color={named.color} />
                  {`${named.name} ${named.color}`}
                  <Tokens names={tokenNames(tokens, scheme, named.color)} />
                </TableCell>
              ))}
              <TableCell>{`${reached.toFixed(2)}:1`}</TableCell>
              <TableCell>{`${minContrast}:1`}</TableCell>
              <TableCell>
                {better && (
                  <Button size="small" onClick={() => onChange(withBetter(tokens, pair))}>
                    <Swatch color={better} />
                    {`Use ${better}`}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </Box>
);

/** The tokens from which a colour may come. */
const Tokens = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {`Token: ${names.join(' or ')}`}
    </Typography>
  );

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    style={{ backgroundColor: color }}
    sx={{
      display: 'inline-block',
      width: 16,
      height: 16,
      mr: 1,
      border: 1,
      borderColor: 'control.border',
      verticalAlign: 'text-bottom',
    }}
  />
);
