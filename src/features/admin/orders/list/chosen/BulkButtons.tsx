import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { LABEL_PAPERS } from '@/domain/orders/packing/labelPaper';
import { Button } from '@/ui';
import { useRights } from '@/features/admin/access';
import { adminMedia, Kbd } from '@/features/admin/shared';
import { bulkRequested, selectBulk, type BulkKind } from '../../bulk/bulkSlice';
import type { Paper } from './usePaper';
import { messages } from '../../messages';

const PaperSelect = styled.select`
  height: 32px;
  max-width: 132px;
  padding-inline: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  color: var(--ink-2);
  font: 400 0.875rem/1 var(--sans);
  text-overflow: ellipsis;
  ${adminMedia.phone} {
    height: 44px;
    font-size: 1rem;
  }
`;
/** On a phone a row that scrolls sideways. */
const Prints = styled.div`
  display: contents;
  ${adminMedia.phone} {
    display: flex;
    flex: 1 0 100%;
    gap: 8px;
    overflow-x: auto;
    margin-inline: -12px;
    padding-inline: 12px;
    > * {
      flex: none;
    }
  }
`;

interface PrintButtonsProps {
  ids: readonly string[];
  paper: Paper;
  onLabels: () => void;
}

/** The papers that can be printed for the selected orders. The answer names orders without such a paper. */
export function PrintButtons({ ids, paper, onLabels }: PrintButtonsProps) {
  const dispatch = useDispatch();
  const can = useRights();
  const bulk = useSelector(selectBulk);
  const isBusy = (...kinds: BulkKind[]) =>
    bulk.status === 'running' && kinds.some((kind) => kind === bulk.kind);
  const button = (kind: BulkKind, text: string) => (
    <Button
      variant="ghost"
      size="sm"
      busy={isBusy(kind)}
      onClick={() => dispatch(bulkRequested({ kind, layout: 'a4', ids }))}
    >
      {text}
    </Button>
  );
  const mayPack = can('orders.pack');
  const mayInvoice = can('invoices.read');
  if (!mayPack && !mayInvoice) return null;
  return (
    <Prints role="group" aria-label={messages.list.printGroup} tabIndex={-1}>
      {mayPack && (
        <>
          <PaperSelect
            aria-label={messages.list.paper}
            value={paper.name}
            onChange={({ target }) => paper.choose(target.value)}
          >
            {LABEL_PAPERS.map((name) => (
              <option key={name} value={name}>
                {messages.list.papers[name]}
              </option>
            ))}
          </PaperSelect>
          <Button
            variant="ghost"
            size="sm"
            data-next=""
            busy={isBusy('labels', 'labels-with-slips', 'courier-labels')}
            onClick={onLabels}
          >
            {messages.list.labels}
          </Button>
          {button('pick-list', messages.list.pickList)}
          {button('slips', messages.list.slips)}
        </>
      )}
      {mayInvoice && button('invoices', messages.list.invoices)}
      {mayPack && button('pickup', messages.list.pickup)}
    </Prints>
  );
}

/** Packs the selected orders that can be packed; renders nothing without any. */
export function PackButton({ count, onPack }: { count: number; onPack: () => void }) {
  const bulk = useSelector(selectBulk);
  if (count === 0) return null;
  return (
    <Button size="sm" busy={bulk.status === 'running' && bulk.kind === 'pack'} onClick={onPack}>
      {messages.list.pack(count)}
      <Kbd aria-hidden="true">{messages.list.packKey}</Kbd>
    </Button>
  );
}
