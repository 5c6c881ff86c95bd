import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { WeekChartProps } from './WeekChart.tsx';

/** Size of a line, in px. */
const size = { width: 88, height: 32 };

const loadChart = async () => (await import('./WeekChart.tsx')).WeekChart;

/** A line through one number for each week, to be looked at: whoever hears the page is told the numbers beside it. */
export function WeekLine({ data }: { data: readonly number[] }) {
  const { Component: Chart, fetch } = useLazyComponent<WeekChartProps>(loadChart);
  useEffect(() => void fetch(), [fetch]);
  return (
    // MUI's chart would take the focus, and say what is said beside it.
    <Box aria-hidden inert sx={size}>
      {Chart && <Chart data={data} {...size} />}
    </Box>
  );
}
