import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** Props of {@link WeekChart}. */
export interface WeekChartProps {
  data: readonly number[];
  /** In px. */
  width: number;
  height: number;
}

/** The line itself, whose code is ten times that of the card that it stands in. */
export function WeekChart({ data, width, height }: WeekChartProps) {
  const { vars } = useTheme();
  return (
    <SparkLineChart
      data={[...data]}
      width={width}
      height={height}
      curve="monotoneX"
      // A week without any is at the bottom, whatever the others are.
      yAxis={{ min: 0, max: Math.max(1, ...data) }}
      color={vars.palette.primary.main}
      margin={{ top: 3, bottom: 3, left: 2, right: 2 }}
    />
  );
}
