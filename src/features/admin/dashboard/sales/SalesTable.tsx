import styled from 'styled-components';
import type { PeriodSales } from '@/domain/contracts/admin/dashboard';
import { VisuallyHidden } from '@/ui';
import { rangeText, shortDay } from '../dates';
import { money } from '../kpis/kpis';
import { formatCount } from '@/domain/text/count';
import { Disclosure } from '../Disclosure';
import { messages } from '../messages';

const Scroller = styled.div`
  max-height: 420px;
  overflow: auto;
  border-top: var(--hair);
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-small);
  thead th {
    position: sticky;
    top: 0;
    background: var(--surface);
    font-weight: 500;
    font-size: var(--t-cap);
    color: var(--ink-3);
    vertical-align: bottom;
  }
  th,
  td {
    padding: 9px 0 9px 10px;
    border-bottom: var(--hair);
    text-align: right;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    font-weight: 500;
    white-space: nowrap;
  }
  @media (max-width: 379px) {
    font-size: var(--t-micro);
    th,
    td {
      padding-left: 4px;
    }
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: 600;
  }
`;

/** The figures of the chart as a table, newest day first. */
export function SalesTable({ period, before }: { period: PeriodSales; before: PeriodSales }) {
  const rows = period.days.map((day, n) => ({ day, earlier: before.days[n] })).reverse();
  return (
    <Disclosure summary={messages.sales.showTable}>
      <Scroller role="region" aria-label={messages.sales.table} tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption">
            {messages.sales.caption(rangeText(period), rangeText(before))}
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{messages.sales.day}</th>
              <th scope="col">{messages.sales.orders}</th>
              <th scope="col">{messages.sales.before}</th>
              <th scope="col">{messages.sales.revenue}</th>
              <th scope="col">{messages.sales.before}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, earlier }) => (
              <tr key={day.day}>
                <th scope="row">{shortDay(day.day)}</th>
                <td>{formatCount(day.orders)}</td>
                <td>{formatCount(earlier?.orders ?? 0)}</td>
                <td>{money(day.revenue)}</td>
                <td>{money(earlier?.revenue ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{messages.sales.total}</th>
              <td>{formatCount(period.sums.orders)}</td>
              <td>{formatCount(before.sums.orders)}</td>
              <td>{money(period.sums.revenue)}</td>
              <td>{money(before.sums.revenue)}</td>
            </tr>
          </tfoot>
        </Table>
      </Scroller>
    </Disclosure>
  );
}
