import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import { OrderNumber } from '@/features/admin/orders';
import { CopyableText } from '@/features/orders';
import { Button, Caption, ErrorNote, OkNote, TextLink } from '@/ui';
import { rowLink, type Column } from '../table';
import type { MismatchRow } from './mismatchRow';
import { settleRequested } from './mismatchesSlice';
import { messages } from './messages';
import { Settle, Words } from './MismatchesScreen.styles';

const { columns } = messages;

/** The button that settles it, or why there is none, and what came of the last press. */
function SettleCell({ row: { mismatch, act, byHand, settling } }: { row: MismatchRow }) {
  const dispatch = useDispatch();
  const isAtDesk = mismatch.kind === 'parcel_trouble' && mismatch.trouble !== 'found';
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
      {isAtDesk && (
        <TextLink as={Link} to={`${adminPaths.undelivered}?order=${mismatch.orderId}`}>
          {messages.parcelTrouble.act}
        </TextLink>
      )}
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
    width: '11%',
    cell: ({ customer }) => (
      <Words>{customer || <Caption as="span">{messages.unknownCustomer}</Caption>}</Words>
    ),
  },
  {
    head: columns.order,
    area: 'order',
    width: '108px',
    cell: ({ orderId }) =>
      orderId && (
        <Words>
          <Link to={adminOrderPath(orderId)} {...rowLink} aria-label={orderId} title={orderId}>
            <OrderNumber id={orderId} />
          </Link>
        </Words>
      ),
  },
  {
    head: columns.reference,
    area: 'reference',
    width: '168px',
    cell: ({ reference: { name, id } }) =>
      id && (
        <Words>
          <CopyableText name={name} text={id} />
        </Words>
      ),
  },
  { head: columns.ours, area: 'ours', cell: ({ ours }) => <Words>{ours}</Words> },
  { head: columns.theirs, area: 'theirs', width: '17%', cell: ({ theirs }) => <Words>{theirs}</Words> },
  { head: columns.act, area: 'act', width: '17%', cell: (row) => <SettleCell row={row} /> },
];
