import { useDispatch, useSelector } from 'react-redux';
import { MAX_SLIPS } from '@/domain/contracts/adminOrders';
import { isPacked } from '@/domain/orders/shipment/packingSlip';
import { Button } from '@/ui';
import { selectSlips, slipsRequested } from '@/features/admin/packingSlips';
import { rowsChosen, selectList, selectRows } from './listSlice';
import { BulkBar } from '@/features/admin/table';
import { packRequested, selectPacking } from '../packing/packSlice';
import { messages } from '../messages';

/** The bulk actions for the chosen orders. Each counts only the orders that allow it. */
export function OrdersBulk() {
  const dispatch = useDispatch();
  const { selected } = useSelector(selectList);
  const rows = useSelector(selectRows).filter(({ id }) => selected.includes(id));
  const packing = useSelector(selectPacking);
  const slips = useSelector(selectSlips);
  const toPack = rows.filter(({ waits }) => waits.includes('pack')).map(({ id }) => id);
  const withSlip = rows.filter(({ status, cancelling }) => isPacked(status) && !cancelling);
  if (selected.length === 0) return null;
  return (
    <BulkBar role="group" aria-label={messages.list.chosenGroup}>
      <b role="status">{messages.list.chosen(selected.length)}</b>
      {toPack.length > 0 && (
        <Button size="sm" busy={packing.status === 'running'} onClick={() => dispatch(packRequested(toPack))}>
          {messages.list.pack(toPack.length)}
        </Button>
      )}
      {withSlip.length > 0 && withSlip.length <= MAX_SLIPS && (
        <Button
          variant="ghost"
          size="sm"
          busy={slips.status === 'loading'}
          onClick={() => dispatch(slipsRequested(withSlip.map(({ id }) => id)))}
        >
          {messages.list.slips}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dispatch(rowsChosen({ ids: [...selected], on: false }))}
      >
        {messages.list.clear}
      </Button>
    </BulkBar>
  );
}
