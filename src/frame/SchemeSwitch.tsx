import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { colorScheme } from '#content/site.ts';

const schemes = [
  { mode: 'light', label: colorScheme.light, Icon: LightModeOutlined },
  { mode: 'system', label: colorScheme.system, Icon: ContrastOutlined },
  { mode: 'dark', label: colorScheme.dark, Icon: DarkModeOutlined },
] as const;

/**
 * Light, dark, or as the system has it; remembered by the browser and shared by all its tabs.
 * @param accent colour of the choice that is on, as a path into the palette.
 */
export function SchemeSwitch({ accent }: { accent: 'deep.gold' | 'gold.text' }) {
  const { mode, setMode } = useColorScheme();
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
