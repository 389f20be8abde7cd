import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatRupees, sum, toPaise, toRupees } from '@/domain/money/money';
import { catchFocus } from '@/lib/focusContent';
import { IconButton } from '@/ui';
import { useKeys } from '@/features/admin/keys';
import { adminMedia } from '@/features/admin/shared';
import { useRights } from '@/features/admin/access';
import { BulkBar, Chosen, useBulkBar } from '@/features/admin/table';
import { bulkRequested } from '../../bulk/bulkSlice';
import { PackButton, PrintButtons } from './BulkButtons';
import { usePaper } from './usePaper';
import {
  allRequested,
  MAX_CHOSEN,
  rowsChosen,
  selectChosen,
  selectList,
  selectPackable,
  selectRows,
} from '../listSlice';
import type { Total } from './totalOf';
import { messages } from '../../messages';

/** On a phone with room at its end for the button that clears the selection. */
const Counted = styled(Chosen)`
  ${adminMedia.phone} {
    padding-right: 44px;
    :is(b, button) {
      white-space: nowrap;
    }
  }
`;
/** On a phone beside the count, so that it needs no extra row. */
const Clear = styled(IconButton)`
  ${adminMedia.phone} {
    position: absolute;
    inset: 8px 4px auto auto;
  }
`;

/** Chooses all orders of the page, or of all pages where there are more. */
function ChooseAll({ total }: { total: Total | null }) {
  const dispatch = useDispatch();
  const { selected, page, query, isChoosing } = useSelector(selectList);
  const shown = useSelector(selectRows);
  const isOnePage = page.status === 'ready' && page.value.next === null && query.after === '';
  const isKnown = total && (!total.isMore || total.count >= MAX_CHOSEN);
  const counted = isKnown ? total.count : null;
  const every = isOnePage ? shown.length : counted;
  const isDone = every !== null && selected.length >= Math.min(every, MAX_CHOSEN);
  if (isDone) return null;
  const text = every === null ? messages.list.chooseEvery : messages.list.chooseAll(every);
  const capped = every !== null && every > MAX_CHOSEN ? messages.list.chooseFirst(MAX_CHOSEN) : text;
  const choose = () =>
    dispatch(isOnePage ? rowsChosen({ ids: shown.map(({ id }) => id), on: true }) : allRequested());
  return (
    <button type="button" disabled={isChoosing} onClick={choose}>
      {isChoosing ? messages.list.choosing : capped}
    </button>
  );
}

/** Once the button that packs is gone, the next thing to do has the focus. */
function useFocusAfterPacking(isPacked: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPacked) catchFocus(bar.current?.querySelector<HTMLElement>('[data-next]'));
  }, [isPacked]);
  return bar;
}

interface OrdersBulkProps {
  /** How many orders the query finds; null when that is not counted. */
  total: Total | null;
  /** Gets the focus back to the list. */
  onClear: () => void;
}

/** The bulk actions for the chosen orders, also those of other pages. They stay chosen for the next action. */
export function OrdersBulk({ total, onClear }: OrdersBulkProps) {
  const dispatch = useDispatch();
  const { selected } = useSelector(selectList);
  const rows = useSelector(selectChosen);
  const can = useRights();
  const packable = useSelector(selectPackable);
  const toPack = can('orders.pack') ? packable : [];
  const paper = usePaper();
  const isOpen = selected.length > 0;
  useBulkBar(isOpen);
  const pack = () => {
    if (toPack.length > 0) dispatch(bulkRequested({ kind: 'pack', layout: '4x6', ids: toPack }));
  };
  const printLabels = () => {
    if (!isOpen || !can('orders.pack')) return;
    dispatch(bulkRequested({ kind: paper.kind, layout: paper.layout, ids: selected }));
  };
  const clear = () => {
    if (!isOpen) return;
    dispatch(rowsChosen({ ids: [...selected], on: false }));
    onClear();
  };
  const bar = useFocusAfterPacking(isOpen && toPack.length === 0);
  useKeys({ p: pack, l: printLabels, escape: clear });
  if (!isOpen) return null;
  const units = rows.reduce((count, row) => count + row.units, 0);
  const amount = toRupees(sum(rows.map((row) => toPaise(row.total))));
  return (
    <BulkBar ref={bar} role="group" aria-label={messages.list.chosenGroup}>
      <Counted>
        <b role="status">{messages.list.chosen(selected.length)}</b>
        <span>{messages.list.chosenSum(messages.list.items(units), formatRupees(amount))}</span>
        <ChooseAll total={total} />
      </Counted>
      <PrintButtons ids={selected} paper={paper} onLabels={printLabels} />
      <PackButton count={toPack.length} onPack={pack} />
      <Clear icon="close" iconSize={20} label={messages.list.clear} onClick={clear} />
    </BulkBar>
  );
}
