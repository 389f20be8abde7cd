import { useMemo, useState } from 'react';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { useInterval } from '@/lib/hooks/useInterval';
import { AdminTable } from '@/features/admin/table';
import { messages } from '../../messages';
import type { ColumnName } from '../listAddress';
import { orderColumns } from './orderColumns';
import { MINUTE_MS } from '@/domain/time/calendar';

const CARD = "'pick customer total' 'pick order payment' 'pick status age' / 36px minmax(0, 1fr) auto";

interface OrdersTableProps {
  rows: readonly OrderRow[];
  columns: readonly ColumnName[];
  selected: readonly string[];
  onSelect: (ids: string[], on: boolean) => void;
  waiting: boolean;
}

export function OrdersTable({ rows, columns: names, selected, onSelect, waiting }: OrdersTableProps) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), MINUTE_MS);
  const columns = useMemo(() => orderColumns(names, now), [names, now]);
  return (
    <AdminTable
      label={messages.list.title}
      rows={rows}
      columns={columns}
      card={CARD}
      selection={{ selected, onSelect, nameOf: ({ id }) => id }}
      stickyHead
      waiting={waiting}
    />
  );
}
