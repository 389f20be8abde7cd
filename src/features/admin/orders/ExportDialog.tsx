import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Exported } from '@/domain/admin/orderList/exportRows';
import { dayInIndia } from '@/domain/general/india';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { AskDialog, AskFields, AskTexts } from '@/features/orders';
import { RadioCard, TextField } from '@/ui';
import { exportClosed, exportRequested, selectExporting } from './fileSlice';
import { texts } from './texts';

const DAY = 86_400_000;
/** Days that a file spans unless something else is asked for. */
const USUAL_DAYS = 30;

function Form({ query }: { query: OrderQuery }) {
  const dispatch = useDispatch();
  const exporting = useSelector(selectExporting);
  const [today] = useState(() => new Date());
  const [from, setFrom] = useState(
    query.from || dayInIndia(new Date(today.getTime() - (USUAL_DAYS - 1) * DAY)),
  );
  const [to, setTo] = useState(query.to || dayInIndia(today));
  const [rows, setRows] = useState<Exported>('orders');
  const kind = (value: Exported, title: string, note: string) => (
    <RadioCard
      name="rows"
      title={title}
      note={note}
      checked={rows === value}
      onChange={() => setRows(value)}
    />
  );
  const state =
    exporting.status === 'failed'
      ? ({ status: 'failed', orderId: '', message: exporting.message, again: true } as const)
      : ({ status: exporting.status === 'running' ? 'sending' : 'asking', orderId: '' } as const);
  return (
    <AskDialog
      state={state}
      title={texts.exportTitle}
      keep="Close"
      act="Save the file"
      variant="primary"
      onClose={() => dispatch(exportClosed())}
      onAct={() => dispatch(exportRequested({ query: { ...query, from, to }, rows }))}
    >
      <AskTexts>
        <p>{texts.exportHint}</p>
      </AskTexts>
      <AskFields>
        <TextField label="From" type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField label="To" type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        {kind('orders', 'A row for each order', 'With customer, items and all amounts')}
        {kind('lines', 'A row for each item', 'With size, SKU, HSN and price')}
        <p role="status">{exporting.status === 'running' && `${texts.orders(exporting.orders)} read`}</p>
      </AskFields>
    </AskDialog>
  );
}

/** Asks of which days a file is wanted; the list's other filters count as well. */
export function ExportDialog({ query }: { query: OrderQuery }) {
  const exporting = useSelector(selectExporting);
  return exporting.status === 'closed' ? null : <Form query={query} />;
}
