import styled from 'styled-components';
import type { PeriodSales } from '@/domain/contracts/adminDashboard';
import { Icon, VisuallyHidden } from '@/ui';
import { rangeText, shortDay } from './dates';
import { money } from './kpis';

export const Disclosure = styled.details`
  margin-top: 8px;
  summary {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding-right: 8px;
    font-weight: 600;
    color: var(--dew);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
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

/** The same figures as the chart's, by day, newest first. */
export function SalesTable({ period, before }: { period: PeriodSales; before: PeriodSales }) {
  const rows = period.days.map((day, n) => ({ day, earlier: before.days[n] })).reverse();
  return (
    <Disclosure>
      <summary>
        Show as table
        <Icon name="down" size={20} />
      </summary>
      <Scroller role="region" aria-label="Sales by day" tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption">
            Sales by day, {rangeText(period)}, beside {rangeText(before)}
          </VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Before</th>
              <th scope="col">Revenue</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, earlier }) => (
              <tr key={day.day}>
                <th scope="row">{shortDay(day.day)}</th>
                <td>{day.orders.toLocaleString('en-IN')}</td>
                <td>{(earlier?.orders ?? 0).toLocaleString('en-IN')}</td>
                <td>{money(day.revenue)}</td>
                <td>{money(earlier?.revenue ?? 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{period.sums.orders.toLocaleString('en-IN')}</td>
              <td>{before.sums.orders.toLocaleString('en-IN')}</td>
              <td>{money(period.sums.revenue)}</td>
              <td>{money(before.sums.revenue)}</td>
            </tr>
          </tfoot>
        </Table>
      </Scroller>
    </Disclosure>
  );
}
