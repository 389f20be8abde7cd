import { useState } from 'react';
import type { OrderCounts } from '@/domain/contracts/adminOrders';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order/order';
import { statusWord } from '@/domain/orders/lifecycle/lifecycle';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { WAITS, type Wait } from '@/domain/admin/orderList/row';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { Chip, SelectField } from '@/ui';
import { SearchField } from '../table/SearchField';
import { DayField } from './DayField';
import { Chips, Tools } from './OrdersScreen.styles';
import { WAIT_WORDS } from './texts';

interface OrdersToolsProps {
  query: OrderQuery;
  counts: OrderCounts | null;
  ask: (change: Partial<OrderQuery>) => void;
}

const counted = (many: number | undefined) => (many === undefined ? '' : many.toLocaleString('en-IN'));

/** Search and filters of the list of orders. */
export function OrdersTools({ query, counts, ask }: OrdersToolsProps) {
  const narrowed = Boolean(query.status ?? query.method) || query.from !== '' || query.to !== '';
  const [open, setOpen] = useState(narrowed);
  const withCount = (status: OrderStatus) => {
    const many = counted(counts?.statuses[status]);
    return many ? `${statusWord(status)} (${many})` : statusWord(status);
  };
  const chip = (waits: Wait) => (
    <Chip
      key={waits}
      on={query.waits === waits}
      aria-pressed={query.waits === waits}
      onClick={() => ask({ waits: query.waits === waits ? null : waits, status: null })}
    >
      {WAIT_WORDS[waits]} {counts && <b>{counted(counts.waits[waits])}</b>}
    </Chip>
  );
  return (
    <>
      <Tools data-closed={!open}>
        <SearchField
          label="Search orders"
          placeholder="Order, phone, e-mail or AWB"
          q={query.q}
          onSearch={(q) => ask({ q })}
        />
        <SelectField
          label="Status"
          value={query.status ?? ''}
          onChange={({ target }) =>
            ask({ status: (target.value || null) as OrderStatus | null, waits: null })
          }
        >
          <option value="">All</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {withCount(status)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Payment"
          value={query.method ?? ''}
          onChange={({ target }) => ask({ method: (target.value || null) as PaymentMethod | null })}
        >
          <option value="">Any</option>
          {PAYMENT_METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </SelectField>
        <DayField label="From" day={query.from} max={query.to} onDay={(from) => ask({ from })} />
        <DayField label="To" day={query.to} min={query.from} onDay={(to) => ask({ to })} />
      </Tools>
      <Chips role="group" aria-label="What waits for you, and filters">
        <Chip icon="filter" aria-expanded={open} on={narrowed} onClick={() => setOpen(!open)}>
          Filters
        </Chip>
        {WAITS.map(chip)}
      </Chips>
    </>
  );
}
