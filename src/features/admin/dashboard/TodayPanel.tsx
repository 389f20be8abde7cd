import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { figuresOf } from '@/domain/admin/sales/figures';
import { Today } from './Dashboard.styles';
import { longDay } from './dates';
import { money } from './kpis/kpis';
import { messages } from './messages';

const { today: texts } = messages;

/** Today so far, beside all of yesterday. */
export function TodayPanel({ today, yesterday }: Pick<DashboardResponse, 'today' | 'yesterday'>) {
  const { orders, revenue, average } = figuresOf(today);
  return (
    <Today aria-label={texts.label}>
      <h2>{texts.title(longDay(today.day))}</h2>
      <strong>{money(revenue)}</strong>
      <p>
        {orders > 0 ? messages.orders(orders) : texts.noOrders}
        {average !== null && texts.average(money(average))}
      </p>
      <p>{texts.yesterday(money(yesterday.revenue), yesterday.orders)}</p>
    </Today>
  );
}
