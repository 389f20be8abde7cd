import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DoubtNote } from '@/ui';
import { measured, type ChartRow, type Measure } from './chartData';
import { longDay } from '../dates';
import type { Pointed } from './drawSales';
import { Plot, Tip } from './SalesChart.styles';
import { messages } from '../messages';

interface SalesChartProps {
  rows: readonly ChartRow[];
  measure: Measure;
  /** The chart in a sentence. */
  label: string;
}

/** The chart. Its library loads with the first chart; the table below has the same figures. */
export function SalesChart({ rows, measure, label }: SalesChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const onPoint = useEffectEvent((at: Pointed | null) => setPointed(at));
  useEffect(() => {
    const into = place.current;
    if (!into) return;
    let remove: (() => void) | null = null;
    let left = false;
    import('./drawSales')
      .then(({ drawSales }) => {
        if (!left) remove = drawSales(into, rows, measure, (at) => onPoint(at));
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      remove?.();
    };
  }, [rows, measure]);
  const row = pointed && rows[pointed.n];
  if (failed) return <DoubtNote>{messages.sales.notLoaded}</DoubtNote>;
  return (
    <Plot ref={place} role="img" aria-label={label} onMouseLeave={() => setPointed(null)}>
      {row && (
        <Tip
          style={{
            left: pointed.left,
            transform: `translateX(${pointed.beyond ? 'calc(-100% - 10px)' : '10px'})`,
          }}
        >
          <b>{messages.sales.point(longDay(row.day), measured(row.now, measure))}</b>
          <small>{messages.sales.point(longDay(row.beforeDay), measured(row.before, measure))}</small>
        </Tip>
      )}
    </Plot>
  );
}
