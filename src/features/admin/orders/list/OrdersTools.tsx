import { useState } from 'react';
import type { OrderCounts } from '@/domain/contracts/adminOrders';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order/order';
import { statusLabel } from '@/domain/orders/lifecycle/lifecycle';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { WAITS, type Wait } from '@/domain/admin/orderList/row';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { Chip, SelectField } from '@/ui';
import { SearchField } from '@/features/admin/table';
import { DayField } from './DayField';
import { Chips, Tools } from './OrdersScreen.styles';
import { formatCount } from '@/domain/general/count';
import { messages } from '../messages';

interface OrdersToolsProps {
  query: OrderQuery;
  counts: OrderCounts | null;
  ask: (change: Partial<OrderQuery>) => void;
}

const counted = (count: number | undefined) => (count === undefined ? '' : formatCount(count));

/** Search and filters of the list of orders. */
export function OrdersTools({ query, counts, ask }: OrdersToolsProps) {
  const narrowed = Boolean(query.status ?? query.method) || query.from !== '' || query.to !== '';
  const [open, setOpen] = useState(narrowed);
  const withCount = (status: OrderStatus) => {
    const count = counted(counts?.statuses[status]);
    return count ? messages.list.statusCount(statusLabel(status), count) : statusLabel(status);
  };
  const chip = (waits: Wait) => (
    <Chip
      key={waits}
      on={query.waits === waits}
      aria-pressed={query.waits === waits}
      onClick={() => ask({ waits: query.waits === waits ? null : waits, status: null })}
    >
      {messages.list.waits[waits]} {counts && <b>{counted(counts.waits[waits])}</b>}
    </Chip>
  );
  return (
    <>
      <Tools data-closed={!open}>
        <SearchField
          label={messages.list.search}
          placeholder={messages.list.searchHint}
          q={query.q}
          onSearch={(q) => ask({ q })}
        />
        <SelectField
          label={messages.list.status}
          value={query.status ?? ''}
          onChange={({ target }) =>
            ask({ status: (target.value || null) as OrderStatus | null, waits: null })
          }
        >
          <option value="">{messages.list.all}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {withCount(status)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={messages.list.payment}
          value={query.method ?? ''}
          onChange={({ target }) => ask({ method: (target.value || null) as PaymentMethod | null })}
        >
          <option value="">{messages.list.anyPayment}</option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </SelectField>
        <DayField
          label={messages.list.from}
          day={query.from}
          max={query.to}
          onDay={(from) => ask({ from })}
        />
        <DayField label={messages.list.to} day={query.to} min={query.from} onDay={(to) => ask({ to })} />
      </Tools>
      <Chips role="group" aria-label={messages.list.filterGroup}>
        <Chip icon="filter" aria-expanded={open} on={narrowed} onClick={() => setOpen(!open)}>
          {messages.list.filters}
        </Chip>
        {WAITS.map(chip)}
      </Chips>
    </>
  );
}
