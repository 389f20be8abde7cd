import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import type { Order } from '@/domain/orders/order/order';
import { returnCaseOf } from '@/domain/orders/returnDesk/steps';
import { transitionsOf } from '@/domain/orders/lifecycle/lifecycle';
import { useRights } from '@/features/admin/access';
import { formatMoment } from '@/lib/dates';
import { Caption, TextLink } from '@/ui';
import { messages } from '../messages';
import { selectOpenReturn } from './openReturnSlice';
import { Body, Card, Facts } from './ReturnScreen.styles';

const { page: texts } = messages;
const { facts } = texts;

/** The customer with their return rate, and the dates of delivery and request. */
export function CustomerCard({ order }: { order: Order }) {
  const canOpen = useRights()('customers.read');
  const { found } = useSelector(selectOpenReturn);
  const { address, erasedAt, userId, history } = order;
  const own = returnCaseOf(order);
  const sums = found.status === 'ready' ? found.value.customer : null;
  const delivered = transitionsOf(history).find(({ to }) => to === 'delivered')?.at;
  const rows: [string, string][] = [
    ...(sums
      ? ([
          [facts.orders, String(sums.orders)],
          [facts.returned, String(sums.returned)],
          [facts.rto, String(sums.rto)],
        ] as [string, string][])
      : []),
    ...(delivered ? ([[facts.delivered, formatMoment(delivered)]] as [string, string][]) : []),
    ...(own
      ? ([
          [facts.asked, formatMoment(own.asked.at)],
          [facts.by, own.openedBy === 'shop' ? texts.byShop : texts.bySelf],
        ] as [string, string][])
      : []),
  ];
  return (
    <Card>
      <header>
        <h2>{texts.customer}</h2>
        {!erasedAt && canOpen && (
          <TextLink as={Link} to={adminCustomerPath(userId)}>
            {texts.openCustomer}
          </TextLink>
        )}
      </header>
      <Body>
        {erasedAt ? (
          <Caption>{texts.deleted}</Caption>
        ) : (
          <div>
            <p>
              <b>{address.name}</b>
            </p>
            <a href={`tel:+91${address.phone}`}>{address.phone}</a>
          </div>
        )}
        <Facts>
          {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
        </Facts>
      </Body>
    </Card>
  );
}
