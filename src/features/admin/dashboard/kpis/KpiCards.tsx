import type { PeriodSales } from '@/domain/contracts/admin/dashboard';
import { VisuallyHidden } from '@/ui';
import { Figure, Figures, Moved } from '../Dashboard.styles';
import { kpisOf } from './kpis';
import { messages } from '../messages';

const ARROWS = { up: '▲', down: '▼' } as const;

/** The figures of a period, each with its change as text and arrow. */
export function KpiCards({ period, before }: { period: PeriodSales; before: PeriodSales }) {
  return (
    <Figures>
      {kpisOf(period.sums, before.sums).map(({ name, value, before: earlier, change, arrow, good }) => (
        <Figure key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>
            {change && (
              <Moved $good={good}>
                {arrow && <span aria-hidden="true">{ARROWS[arrow]} </span>}
                {change}
              </Moved>
            )}
            {earlier && (
              <>
                {earlier} <VisuallyHidden>{messages.kpis.inTheDays}</VisuallyHidden>
                {messages.kpis.before}
              </>
            )}
          </dd>
        </Figure>
      ))}
    </Figures>
  );
}
