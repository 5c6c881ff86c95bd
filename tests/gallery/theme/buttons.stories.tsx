import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from '#components/BusyButton.tsx';
import { FileButton } from '#components/FileButton.tsx';
import { focusFirst } from '../interactions.ts';
import { long, short } from '../words.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, p: 3, alignItems: 'center' } as const;

/** @returns a button in each size, with an icon, as a link and disabled. */
const every = (props: ButtonProps) => (
  <Box sx={row}>
    {(['medium', 'small', 'large'] as const).map((size) => (
      <Button key={size} {...props} size={size}>
        {short}
      </Button>
    ))}
    <Button {...props} startIcon={<AddRounded />}>
      {short}
    </Button>
    <Button {...props} href="/">
      {short}
    </Button>
    <Button {...props} disabled>
      {short}
    </Button>
  </Box>
);

const meta = { title: 'Theme/Buttons', component: Button, render: every } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = { args: { variant: 'contained' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Text: Story = { args: { variant: 'text' } };
export const Underlined: Story = { args: { variant: 'underlined' } };
export const Destructive: Story = { args: { variant: 'contained', color: 'error' } };
export const Focused: Story = { args: { variant: 'contained' }, play: focusFirst };

export const OnAPicture: Story = {
  render: () => (
    <Box sx={{ ...row, bgcolor: 'picture.scrim' }}>
      <Button variant="contained" color="onPicture">
        {short}
      </Button>
      <Button variant="outlined" color="onPicture">
        {short}
      </Button>
    </Box>
  ),
};

export const WithLongText: Story = { render: () => <Button variant="contained">{long}</Button> };

export const Busy: Story = {
  render: () => (
    <Box sx={row}>
      <BusyButton busy={false} busyText={short} variant="contained">
        {short}
      </BusyButton>
      <BusyButton busy busyText={short} variant="contained">
        {short}
      </BusyButton>
    </Box>
  ),
};

export const Files: Story = {
  render: () => (
    <Box sx={row}>
      {[false, true].map((busy) => (
        <FileButton key={String(busy)} startIcon={<AddRounded />} busy={busy} onFiles={() => undefined}>
          {short}
        </FileButton>
      ))}
    </Box>
  ),
};

export const Icons: Story = {
  render: () => (
    <Box sx={row}>
      <IconButton aria-label={short}>
        <AddRounded />
      </IconButton>
      <IconButton aria-label={short} size="small">
        <AddRounded />
      </IconButton>
      <IconButton aria-label={short} disabled>
        <AddRounded />
      </IconButton>
    </Box>
  ),
};

export const Toggles: Story = {
  render: () => (
    <Box sx={row}>
      <ToggleButtonGroup exclusive value="a" aria-label={short}>
        {['a', 'b', 'c'].map((value) => (
          <ToggleButton key={value} value={value} disabled={value === 'c'}>
            {short}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  ),
};
