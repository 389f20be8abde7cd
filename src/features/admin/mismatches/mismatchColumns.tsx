import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { CopyableText } from '@/features/orders';
import { Button, Caption, ErrorNote, OkNote } from '@/ui';
import { rowLink, type Column } from '../table';
import type { MismatchRow } from './mismatchRow';
import { settleRequested } from './mismatchesSlice';
import { messages } from './messages';
import { Settle, Words } from './MismatchesScreen.styles';

const { columns } = messages;

/** The button that settles it, or why there is none, and what came of the last press. */
function SettleCell({ row: { mismatch, act, byHand, settling } }: { row: MismatchRow }) {
  const dispatch = useDispatch();
  return (
    <Settle>
      {act && (
        <Button
          size="sm"
          variant="ghost"
          busy={settling?.status === 'sending'}
          onClick={() => dispatch(settleRequested(mismatch))}
        >
          {act}
        </Button>
      )}
      {byHand && <Caption>{byHand}</Caption>}
      <div role="alert">{settling?.status === 'failed' && <ErrorNote>{settling.message}</ErrorNote>}</div>
      <div role="status">{settling?.status === 'answered' && <OkNote>{settling.message}</OkNote>}</div>
    </Settle>
  );
}

/** The columns of the mismatches: what differs, whom it is about, and what each side says. */
export const mismatchColumns: Column<MismatchRow>[] = [
  { head: columns.what, area: 'what', width: '16%', cell: ({ title }) => <Words $strong>{title}</Words> },
  {
    head: columns.customer,
    area: 'customer',
    width: '10%',
    cell: ({ customer }) => (
      <Words>{customer || <Caption as="span">{messages.unknownCustomer}</Caption>}</Words>
    ),
  },
  {
    head: columns.order,
    area: 'order',
    width: '13%',
    cell: ({ orderId }) =>
      orderId && (
        <Words>
          <Link to={adminOrderPath(orderId)} {...rowLink}>
            {orderId}
          </Link>
        </Words>
      ),
  },
  {
    head: columns.reference,
    area: 'reference',
    width: '13%',
    cell: ({ reference: { name, id } }) =>
      id && (
        <Words>
          <CopyableText name={name} text={id} />
        </Words>
      ),
  },
  { head: columns.ours, area: 'ours', width: '17%', cell: ({ ours }) => <Words>{ours}</Words> },
  { head: columns.theirs, area: 'theirs', width: '12%', cell: ({ theirs }) => <Words>{theirs}</Words> },
  { head: columns.act, area: 'act', cell: (row) => <SettleCell row={row} /> },
];
