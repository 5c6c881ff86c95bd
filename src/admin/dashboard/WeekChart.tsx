import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** Props of {@link WeekChart}. */
export interface WeekChartProps {
  data: readonly number[];
  /** Size in px. */
  width: number;
  height: number;
}

/** Sparkline of weekly values, in a separate chunk: its code is ten times that of the card around it. */
export function WeekChart({ data, width, height }: WeekChartProps) {
  const { vars } = useTheme();
  return (
    <SparkLineChart
      data={[...data]}
      width={width}
      height={height}
      curve="monotoneX"
      // Fixes the zero line at the bottom.
      yAxis={{ min: 0, max: Math.max(1, ...data) }}
      color={vars.palette.primary.main}
      margin={{ top: 3, bottom: 3, left: 2, right: 2 }}
      // Browsers leave the colours of drawings alone; ours may be unreadable on the reader's background.
      sx={{ '@media (forced-colors: active)': { path: { stroke: 'CanvasText' } } }}
    />
  );
}
