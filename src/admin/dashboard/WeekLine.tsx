import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import type { WeekChartProps } from './WeekChart.tsx';

/** Size of the sparkline, in px. */
const size = { width: 88, height: 32 };

const loadChart = async () => (await import('./WeekChart.tsx')).WeekChart;

/** A sparkline of weekly values. Hidden from screen readers, which get the description beside it. */
export function WeekLine({ data }: { data: readonly number[] }) {
  const { Component: Chart, fetch } = useLazyComponent<WeekChartProps>(loadChart);
  useEffect(() => void fetch(), [fetch]);
  return (
    // MUI's chart would be focusable and repeat the description.
    <Box aria-hidden inert sx={size}>
      {Chart && <Chart data={data} {...size} />}
    </Box>
  );
}
