import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Exported } from '@/domain/admin/orderList/exportRows';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { DAY_MS } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { RadioCard, TextField } from '@/ui';
import { ExportDialog } from '@/features/admin/exports';
import { messages } from '../messages';
import { findDaysProblem, type DaysProblem } from './daysProblem';
import { exportClosed, exportRequested, selectExporting } from './exportSlice';

/** How many days the dialog proposes. */
const DEFAULT_DAYS = 30;
const ROWS: readonly Exported[] = ['orders', 'lines'];

function OpenDialog({ query }: { query: OrderQuery }) {
  const dispatch = useDispatch();
  const exporting = useSelector(selectExporting);
  const [today] = useState(() => new Date());
  const [from, setFrom] = useState(
    query.from || dayInIndia(new Date(today.getTime() - (DEFAULT_DAYS - 1) * DAY_MS)),
  );
  const [to, setTo] = useState(query.to || dayInIndia(today));
  const [rows, setRows] = useState<Exported>('orders');
  const [tried, setTried] = useState(false);
  const problem = findDaysProblem({ from, to });
  const errorOf = (field: DaysProblem['field']) =>
    tried && problem?.field === field ? problem.message : undefined;
  const save = () => {
    setTried(true);
    if (problem) focusInvalidIn('[role="dialog"]');
    else dispatch(exportRequested({ query: { ...query, from, to }, rows }));
  };
  return (
    <ExportDialog
      title={messages.export.title}
      hint={messages.export.hint}
      exporting={exporting}
      progress={messages.export.read}
      onClose={() => dispatch(exportClosed())}
      onSave={save}
    >
      <TextField
        label={messages.list.from}
        type="date"
        value={from}
        error={errorOf('from')}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={messages.list.to}
        type="date"
        value={to}
        error={errorOf('to')}
        onChange={({ target }) => setTo(target.value)}
      />
      {ROWS.map((value) => (
        <RadioCard
          key={value}
          name="rows"
          title={messages.export.rows[value].title}
          note={messages.export.rows[value].note}
          checked={rows === value}
          onChange={() => setRows(value)}
        />
      ))}
    </ExportDialog>
  );
}

/** Asks for the days to export; the filters of the list apply as well. */
export function OrderExportDialog({ query }: { query: OrderQuery }) {
  const exporting = useSelector(selectExporting);
  return exporting.status === 'closed' ? null : <OpenDialog query={query} />;
}
