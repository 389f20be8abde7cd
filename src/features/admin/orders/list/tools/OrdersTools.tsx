import { useState } from 'react';
import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';
import type { OrderCounts } from '@/domain/contracts/adminOrders/list';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order/order';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { Button, Chip, SelectField, filterIcon } from '@/ui';
import { DayField, SearchField } from '@/features/admin/table';
import { AbovePhoneItem, PhoneOnlyItem, Tools } from '../OrdersScreen.styles';
import { formatCountTo } from '@/domain/text/count';
import { statusWord } from '../table/orderStanding';
import { messages } from '../../messages';

interface OrdersToolsProps {
  query: OrderQuery;
  counts: OrderCounts | null;
  /** Whether the actions for the chosen orders stand in their place; on a phone they stand elsewhere. */
  covered: boolean;
  ask: (change: Partial<OrderQuery>) => void;
  onColumns: () => void;
}

const counted = (count: number | undefined) => (count === undefined ? '' : formatCountTo(count, MAX_COUNTED));

/** Search and filters of the list of orders, and the choice of its columns. */
export function OrdersTools({ query, counts, covered, ask, onColumns }: OrdersToolsProps) {
  const narrowed = Boolean(query.status ?? query.method) || query.from !== '' || query.to !== '';
  const [open, setOpen] = useState(narrowed);
  const withCount = (status: OrderStatus) => {
    const count = counted(counts?.statuses[status]);
    return count ? messages.list.statusCount(statusWord(status), count) : statusWord(status);
  };
  return (
    <Tools data-closed={!open || undefined} data-covered={covered || undefined}>
      <SearchField
        label={messages.list.search}
        placeholder={messages.list.searchHint}
        q={query.q}
        onSearch={(q) => ask({ q })}
      />
      <PhoneOnlyItem>
        <Chip icon={filterIcon} aria-expanded={open} on={narrowed} onClick={() => setOpen(!open)}>
          {messages.list.filters}
        </Chip>
      </PhoneOnlyItem>
      <SelectField
        label={messages.list.status}
        value={query.status ?? ''}
        onChange={({ target }) => ask({ status: (target.value || null) as OrderStatus | null, waits: null })}
      >
        <option value="">{messages.list.anyStatus}</option>
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
      <DayField label={messages.list.from} day={query.from} max={query.to} onDay={(from) => ask({ from })} />
      <DayField label={messages.list.to} day={query.to} min={query.from} onDay={(to) => ask({ to })} />
      <AbovePhoneItem>
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onColumns}>
          {messages.list.chooseColumns}
        </Button>
      </AbovePhoneItem>
    </Tools>
  );
}
