import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { colorScheme } from '#content/site.ts';

const schemes = [
  { mode: 'light', label: colorScheme.light, Icon: LightModeOutlined },
  { mode: 'system', label: colorScheme.system, Icon: ContrastOutlined },
  { mode: 'dark', label: colorScheme.dark, Icon: DarkModeOutlined },
] as const;

/** Light, dark, or as the system has it; remembered by the browser and shared by all its tabs. */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={colorScheme.label}
      value={mode ?? null}
      onChange={(_event, next: typeof mode | null) => next && setMode(next)}
      sx={{ gap: 0 }}
    >
      {schemes.map(({ mode: value, label, Icon }) => (
        <ToggleButton
          key={value}
          value={value}
          aria-label={label}
          title={label}
          sx={{
            minWidth: 44,
            p: 1,
            border: 0,
            color: 'inherit',
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'transparent', color: 'deep.gold' },
          }}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
