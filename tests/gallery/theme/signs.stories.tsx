import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#admin/list/Badge.tsx';
import { Stars } from '#components/Stars.tsx';
import { leadStatuses } from '#domain/lead.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { Wordmark } from '#frame/Wordmark.tsx';
import { focusFirst } from '../interactions.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const meta = { title: 'Theme/Signs', parameters: { inset: true } } satisfies Meta;

export default meta;
type Story = StoryObj;

const row = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

export const Badges: Story = {
  render: () => (
    <Box sx={row}>
      {([...leadStatuses, 'quiet'] as const).map((color) => (
        <Badge key={color} color={color}>
          {color}
        </Badge>
      ))}
    </Box>
  ),
};

export const Chips: Story = {
  render: () => (
    <Box sx={row}>
      <Chip label={short} />
      <Chip label={short} size="small" />
      <Chip label={short} onClick={() => undefined} />
      <Chip label={short} onDelete={() => undefined} />
      <Chip label={unbroken} />
    </Box>
  ),
};

export const Alerts: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['error', 'warning', 'success'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          {severity === 'warning' ? long : sentence}
        </Alert>
      ))}
    </Box>
  ),
};

const pages = (page: number, count: number): Story => ({ render: () => <Pagination page={page} count={count} /> });
export const PaginationAtTheStart = pages(1, 4);
export const PaginationInTheMiddle = pages(12, 40);
export const PaginationFocused: Story = { ...pages(2, 4), play: focusFirst };

export const Ratings: Story = {
  render: () => (
    <>
      {[1, 3, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </>
  ),
};

export const Loading: Story = {
  render: () => (
    <>
      <ProgressBar />
      <Skeleton />
      <Skeleton variant="rectangular" height={120} />
    </>
  ),
};

const question = (expanded: boolean) => (
  <Accordion defaultExpanded={expanded}>
    <AccordionSummary>{sentence}</AccordionSummary>
    <AccordionDetails>{long}</AccordionDetails>
  </Accordion>
);
export const AccordionClosed: Story = { render: () => question(false) };
export const AccordionOpen: Story = { render: () => question(true) };

export const Mark: Story = { render: () => <Wordmark /> };
export const Scheme: Story = { render: () => <SchemeSwitch accent="gold.text" /> };
