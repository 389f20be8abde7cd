import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { WAITS } from '@/domain/admin/orderList/row';
import { figuresOf } from '@/domain/admin/sales/figures';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { Caption, Icon } from '@/ui';
import { Lines, Pair, Panel, Today } from './Dashboard.styles';
import { longDay } from './dates';
import { money } from './kpis/kpis';
import { messages as texts } from './messages';
import { formatCount, formatCountTo } from '@/domain/text/count';
import { mostCounted } from '@/domain/contracts/adminOrders/list';

type TodayPanelProps = Pick<DashboardResponse, 'today' | 'yesterday' | 'waiting' | 'messages' | 'mails'>;

/** Today so far, and the orders and messages that wait for the admin. */
export function TodayPanel({ today, yesterday, waiting, messages, mails }: TodayPanelProps) {
  const { orders, revenue, average } = figuresOf(today);
  const waits = WAITS.filter((wait) => waiting[wait] > 0);
  const mailCount = mails.failed + mails.late;
  const nothing = waits.length === 0 && messages.open === 0 && mailCount === 0;
  return (
    <Pair>
      <Today aria-label={texts.today.label}>
        <h2>{texts.today.title(longDay(today.day))}</h2>
        <strong>{money(revenue)}</strong>
        <p>
          {orders > 0 ? texts.orders(orders) : texts.today.noOrders}
          {average !== null && texts.today.average(money(average))}
        </p>
        <p>{texts.today.yesterday(money(yesterday.revenue), yesterday.orders)}</p>
      </Today>
      <Panel aria-label={texts.today.waitsTitle}>
        <h2>{texts.today.waitsTitle}</h2>
        {nothing && <Caption>{texts.today.nothingWaits}</Caption>}
        <Lines>
          {waits.map((wait) => (
            <li key={wait}>
              <Link to={wait === 'return' ? adminPaths.returns : `${adminPaths.orders}?waits=${wait}`}>
                <b>{formatCountTo(waiting[wait], mostCounted(wait))}</b>
                <span>{texts.today.waits[wait](waiting[wait])}</span>
                <Icon name="next" size={20} />
              </Link>
            </li>
          ))}
          {messages.open > 0 && (
            <li>
              <Link to={adminPaths.messages}>
                <b>{formatCount(messages.open)}</b>
                <span>{texts.today.messages(messages.open, messages.late)}</span>
                <Icon name="next" size={20} />
              </Link>
            </li>
          )}
          {mailCount > 0 && (
            <li>
              <Link to={adminPaths.mails}>
                <b>{formatCount(mailCount)}</b>
                <span>{texts.today.mails(mails.failed, mails.late)}</span>
                <Icon name="next" size={20} />
              </Link>
            </li>
          )}
        </Lines>
      </Panel>
    </Pair>
  );
}
