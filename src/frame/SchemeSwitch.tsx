import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkMode from '@mui/icons-material/DarkMode';
import LightModeSharp from '@mui/icons-material/LightModeSharp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { colorScheme } from '#content/site.ts';

/** The icons with the shortest paths, because every page contains them. */
const schemes = [
  { mode: 'light', label: colorScheme.light, Icon: LightModeSharp },
  { mode: 'system', label: colorScheme.system, Icon: ContrastOutlined },
  { mode: 'dark', label: colorScheme.dark, Icon: DarkMode },
] as const;

/**
 * Buttons for the light, dark and system colour schemes; the browser stores the choice and shares it across tabs. A brand
 * whose schemes are the same has none.
 * @param accent palette path of the selected button's colour.
 */
export function SchemeSwitch({ accent }: { accent: 'deep.gold' | 'gold.text' }) {
  const { mode, setMode } = useColorScheme();
  const { hasTwoSchemes } = useTheme();
  if (!hasTwoSchemes) return null;
  return (
    <Box role="group" aria-label={colorScheme.label} sx={{ display: 'flex', gap: 0.5 }}>
      {schemes.map(({ mode: value, label, Icon }) => (
        <IconButton
          key={value}
          aria-label={label}
          aria-pressed={mode === value}
          title={label}
          onClick={() => setMode(value)}
          sx={{
            '&[aria-pressed="true"]': {
              color: accent,
              boxShadow: 'inset 0 0 0 1px currentColor',
              '@media (forced-colors: active)': { border: '2px solid' },
            },
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
