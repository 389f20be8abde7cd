import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { PeriodSales } from '@/domain/contracts/admin/dashboard';
import { Chip } from '@/ui';
import { spreadRow } from '@/features/admin/shared';
import { chartLabel, chartRows, type Measure } from './chartData';
import { rangeText } from '../dates';
import { Panel } from '../Dashboard.styles';
import { SalesChart } from './SalesChart';
import { Legend } from './SalesChart.styles';
import { SalesTable } from './SalesTable';
import { messages } from '../messages';

const Head = styled.div`
  ${spreadRow}
  gap: 12px;
  margin-bottom: 12px;
  > div {
    display: flex;
    gap: 8px;
  }
`;

/** The sales of each day as a chart and as a table. */
export function SalesPanel({ period, before }: { period: PeriodSales; before: PeriodSales }) {
  const [measure, setMeasure] = useState<Measure>('revenue');
  const rows = useMemo(() => chartRows(period, before, measure), [period, before, measure]);
  return (
    <Panel aria-label={messages.sales.title}>
      <Head>
        <h2>{messages.sales.title}</h2>
        <div role="group" aria-label={messages.sales.measures}>
          {(['revenue', 'orders'] as const).map((one) => (
            <Chip
              key={one}
              on={measure === one}
              aria-pressed={measure === one}
              onClick={() => setMeasure(one)}
            >
              {messages.sales[one]}
            </Chip>
          ))}
        </div>
      </Head>
      <Legend aria-hidden="true">
        <li>{rangeText(period)}</li>
        <li>{rangeText(before)}</li>
      </Legend>
      <SalesChart rows={rows} measure={measure} label={chartLabel(period, before, measure)} />
      <SalesTable period={period} before={before} />
    </Panel>
  );
}
