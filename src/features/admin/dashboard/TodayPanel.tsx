import type { DashboardResponse } from '@/domain/contracts/adminDashboard';
import { WAITS } from '@/domain/admin/orderList/row';
import { figuresOf } from '@/domain/admin/sales/figures';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { Caption, Icon } from '@/ui';
import { Lines, Pair, Panel, Today } from './Dashboard.styles';
import { longDay } from './dates';
import { money } from './kpis';
import { messagesText, ordersText, waitCount, WAIT_WORDS } from './texts';

type TodayPanelProps = Pick<DashboardResponse, 'today' | 'yesterday' | 'waiting' | 'messages'>;

/** Today so far, and the orders and messages that wait for the admin. */
export function TodayPanel({ today, yesterday, waiting, messages }: TodayPanelProps) {
  const { orders, revenue, average } = figuresOf(today);
  const waits = WAITS.filter((wait) => waiting[wait] > 0);
  return (
    <Pair>
      <Today aria-label="Today">
        <h2>Today so far, {longDay(today.day)}</h2>
        <strong>{money(revenue)}</strong>
        <p>
          {orders > 0 ? ordersText(orders) : 'No orders yet'}
          {average !== null && `, ${money(average)} on average`}
        </p>
        <p>
          All of yesterday: {money(yesterday.revenue)} from {ordersText(yesterday.orders)}
        </p>
      </Today>
      <Panel aria-label="Waits for you">
        <h2>Waits for you</h2>
        {waits.length === 0 && messages.open === 0 && <Caption>Nothing. Every order is on its way.</Caption>}
        <Lines>
          {waits.map((wait) => (
            <li key={wait}>
              <Link to={`${adminPaths.orders}?waits=${wait}`}>
                <b>{waitCount(wait, waiting[wait])}</b>
                <span>{WAIT_WORDS[wait](waiting[wait])}</span>
                <Icon name="next" size={20} />
              </Link>
            </li>
          ))}
          {messages.open > 0 && (
            <li>
              <Link to={adminPaths.messages}>
                <b>{messages.open.toLocaleString('en-IN')}</b>
                <span>{messagesText(messages)}</span>
                <Icon name="next" size={20} />
              </Link>
            </li>
          )}
        </Lines>
      </Panel>
    </Pair>
  );
}
