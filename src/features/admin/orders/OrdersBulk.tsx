import { useDispatch, useSelector } from 'react-redux';
import { MOST_SLIPS } from '@/domain/contracts/adminOrders';
import { isPacked } from '@/domain/orders/shipment/packingSlip';
import { Button } from '@/ui';
import { selectSlips, slipsRequested } from './fileSlice';
import { rowsChosen, selectList, selectRows } from './listSlice';
import { BulkBar } from '../table/ListScreen.styles';
import { packRequested, selectPacking } from './packSlice';
import { texts } from './texts';

/** What can be done with all orders that are chosen: only those that allow it are counted. */
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
    <BulkBar role="group" aria-label="What is chosen">
      <b role="status">{selected.length} chosen</b>
      {toPack.length > 0 && (
        <Button size="sm" busy={packing.status === 'running'} onClick={() => dispatch(packRequested(toPack))}>
          Pack {texts.orders(toPack.length)}
        </Button>
      )}
      {withSlip.length > 0 && withSlip.length <= MOST_SLIPS && (
        <Button
          variant="ghost"
          size="sm"
          busy={slips.status === 'loading'}
          onClick={() => dispatch(slipsRequested(withSlip.map(({ id }) => id)))}
        >
          Packing slips
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dispatch(rowsChosen({ ids: [...selected], on: false }))}
      >
        Clear
      </Button>
    </BulkBar>
  );
}
