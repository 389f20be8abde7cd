import uPlot from 'uplot';
import { shortDay } from '../dates';
import { axisText, type ChartRow, type Measure } from './chartData';

/** The colours and the font of the chart, from the theme. */
interface ChartTheme {
  now: string;
  before: string;
  edge: string;
  text: string;
  grid: string;
  font: string;
}

function themeOf(element: Element): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    now: token('--dew'),
    before: token('--peach'),
    edge: token('--gold'),
    text: token('--ink-3'),
    grid: token('--line'),
    font: `13px ${style.fontFamily}`,
  };
}

const HEIGHT = 264;
/** Pixels of the axis beside the bars. */
const AXIS_WIDTH = 52;
/** Pixels that the name of a day takes on the axis, with room around it. */
const DAY_WIDTH = 64;

function optionsOf(
  rows: readonly ChartRow[],
  measure: Measure,
  theme: ChartTheme,
  width: number,
): uPlot.Options {
  const axis: uPlot.Axis = { stroke: theme.text, font: theme.font, ticks: { show: false } };
  const highest = Math.max(0, ...rows.flatMap(({ now, before }) => [now, before]));
  const bars = (size: [share: number, most: number]) => {
    const paths = uPlot.paths.bars?.({ size, radius: 0.16 });
    return { ...(paths ? { paths } : {}), points: { show: false } };
  };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    padding: [12, 16, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: [-0.6, rows.length - 0.4] },
      // Room above, and an axis also where nothing was sold.
      y: { range: [0, highest > 0 ? highest * 1.08 : measure === 'revenue' ? 1000 : 4] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 34,
        splits: (plot) => {
          const room = Math.max(1, plot.width - AXIS_WIDTH);
          const step = Math.max(1, Math.ceil((rows.length * DAY_WIDTH) / room));
          return rows.map((_, n) => n).filter((n) => (rows.length - 1 - n) % step === 0);
        },
        values: (_, splits) => splits.map((n) => (rows[n] ? shortDay(rows[n].day) : '')),
      },
      {
        ...axis,
        grid: { stroke: theme.grid, width: 1 },
        size: AXIS_WIDTH,
        ...(measure === 'orders' ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] } : {}),
        values: (_, splits) => splits.map((value) => axisText(value, measure)),
      },
    ],
    // The days before stand behind, broader: they show at the sides where they are lower.
    series: [
      {},
      { fill: theme.before, stroke: theme.edge, width: 1, ...bars([0.8, 56]) },
      { fill: theme.now, stroke: theme.now, width: 0, ...bars([0.5, 34]) },
    ],
  };
}

/** A day that is pointed at, and where it is drawn. */
export interface Pointed {
  n: number;
  left: number;
  /** Whether that is in the right half. */
  beyond: boolean;
}

/**
 * Draws the days as bars, the days before behind them, as wide as its place is; says which day is pointed at, and where.
 * Answers how to take it away.
 */
export function drawSales(
  into: HTMLElement,
  rows: readonly ChartRow[],
  measure: Measure,
  onPoint: (at: Pointed | null) => void,
): () => void {
  const options = optionsOf(rows, measure, themeOf(into), into.clientWidth);
  const hooks: uPlot.Options['hooks'] = {
    setCursor: [
      (plot) => {
        const { idx, left = -1 } = plot.cursor;
        if (typeof idx !== 'number' || left < 0) {
          onPoint(null);
          return;
        }
        const at = plot.valToPos(idx, 'x') + AXIS_WIDTH;
        onPoint({ n: idx, left: at, beyond: at > plot.width / 2 });
      },
    ],
  };
  const data: uPlot.AlignedData = [
    rows.map((_, n) => n),
    rows.map(({ before }) => before),
    rows.map(({ now }) => now),
  ];
  const plot = new uPlot({ ...options, hooks }, data, into);
  const sized = new ResizeObserver(() => plot.setSize({ width: into.clientWidth, height: HEIGHT }));
  sized.observe(into);
  return () => {
    sized.disconnect();
    plot.destroy();
  };
}
