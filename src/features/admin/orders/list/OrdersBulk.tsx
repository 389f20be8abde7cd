import { useDispatch, useSelector } from 'react-redux';
import { MAX_SLIPS } from '@/domain/contracts/adminOrders';
import { formatRupees, sum, toPaise, toRupees } from '@/domain/money/money';
import { isPacked } from '@/domain/orders/packing/packingSlip';
import { Button, IconButton } from '@/ui';
import { useKeys } from '@/features/admin/keys';
import { selectSlips, slipsRequested } from '@/features/admin/packingSlips';
import { useRights } from '@/features/admin/access';
import { Kbd } from '@/features/admin/shared';
import { rowsChosen, selectList, selectPackable, selectRows } from './listSlice';
import { BulkBar, Chosen, useBulkBar } from '@/features/admin/table';
import { packRequested, selectPacking } from '../packing/packSlice';
import { messages } from '../messages';

/** The bulk actions for the chosen orders. Each counts only the orders that allow it. `onClear` gets the focus back to the list. */
export function OrdersBulk({ onClear }: { onClear: () => void }) {
  const dispatch = useDispatch();
  const { selected } = useSelector(selectList);
  const all = useSelector(selectRows);
  const rows = all.filter(({ id }) => selected.includes(id));
  const packing = useSelector(selectPacking);
  const slips = useSelector(selectSlips);
  const canPack = useRights()('orders.pack');
  const packable = useSelector(selectPackable);
  const toPack = canPack ? packable : [];
  const withSlip = rows.filter(({ status, cancelling }) => isPacked(status) && !cancelling);
  const isOpen = selected.length > 0;
  useBulkBar(isOpen);
  const pack = () => {
    if (toPack.length > 0 && packing.status !== 'running') dispatch(packRequested(toPack));
  };
  const clear = () => {
    if (!isOpen) return;
    dispatch(rowsChosen({ ids: [...selected], on: false }));
    onClear();
  };
  useKeys({ p: pack, escape: clear });
  if (!isOpen) return null;
  const units = rows.reduce((count, row) => count + row.units, 0);
  const total = toRupees(sum(rows.map((row) => toPaise(row.total))));
  return (
    <BulkBar role="group" aria-label={messages.list.chosenGroup}>
      <Chosen>
        <b role="status">{messages.list.chosen(selected.length)}</b>
        <span>{messages.list.chosenSum(messages.list.items(units), formatRupees(total))}</span>
        {selected.length < all.length && (
          <button
            type="button"
            onClick={() => dispatch(rowsChosen({ ids: all.map(({ id }) => id), on: true }))}
          >
            {messages.list.chooseAll(all.length)}
          </button>
        )}
      </Chosen>
      {canPack && withSlip.length > 0 && withSlip.length <= MAX_SLIPS && (
        <Button
          variant="ghost"
          size="sm"
          busy={slips.status === 'loading'}
          onClick={() => dispatch(slipsRequested(withSlip.map(({ id }) => id)))}
        >
          {messages.list.slips}
        </Button>
      )}
      {toPack.length > 0 && (
        <Button size="sm" busy={packing.status === 'running'} onClick={pack}>
          {messages.list.pack(toPack.length)}
          <Kbd aria-hidden="true">{messages.list.packKey}</Kbd>
        </Button>
      )}
      <IconButton icon="close" iconSize={20} label={messages.list.clear} onClick={clear} />
    </BulkBar>
  );
}
