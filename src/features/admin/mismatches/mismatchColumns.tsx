import { useDispatch } from 'react-redux';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import { OrderNumber } from '@/features/admin/orders';
import { CopyButton } from '@/features/orders';
import { Button, Caption, ErrorNote, OkNote, TextLink } from '@/ui';
import { rowLink, type Column } from '../table';
import type { MismatchRow } from './mismatchRow';
import { isSettledByPress, settleRequested, transferDialogOpened } from './mismatchesSlice';
import { messages } from './messages';
import { Known, Settle, Words } from './MismatchesScreen.styles';

const { columns } = messages;

/** The button that settles it, or why there is none, and the result of the last press. */
function SettleCell({ row: { mismatch, act, byHand, sending } }: { row: MismatchRow }) {
  const dispatch = useDispatch();
  const isAtDesk = mismatch.kind === 'parcel_trouble' && mismatch.trouble !== 'found';
  return (
    <Settle>
      {act && (
        <Button
          size="sm"
          variant="ghost"
          busy={sending?.status === 'sending'}
          onClick={() =>
            dispatch(isSettledByPress(mismatch) ? settleRequested(mismatch) : transferDialogOpened(mismatch))
          }
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
      <div role="alert">{sending?.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <div role="status">{sending?.status === 'answered' && <OkNote>{sending.message}</OkNote>}</div>
    </Settle>
  );
}

/** The provider's id; its kind comes first if no column head names it. */
function Reference({ row: { reference } }: { row: MismatchRow }) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <Known>
      <small>{reference.name}</small>
      <span ref={shown}>{reference.id}</span>
      <CopyButton name={reference.name} shown={shown} />
    </Known>
  );
}

/** One side's state; its name comes first if no column head names it. */
const Said = ({ by, words }: { by: string; words: string }) => (
  <Words>
    <small>{by}: </small>
    {words}
  </Words>
);

/** The columns of the mismatches: the difference, the customer, and the state on each side. */
export const mismatchColumns: Column<MismatchRow>[] = [
  { head: columns.what, area: 'what', width: '15%', cell: ({ title }) => <Words $strong>{title}</Words> },
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
    width: '100px',
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
    width: '196px',
    cell: (row) => row.reference.id && <Reference row={row} />,
  },
  { head: columns.ours, area: 'ours', cell: ({ ours }) => <Said by={columns.ours} words={ours} /> },
  {
    head: columns.theirs,
    area: 'theirs',
    width: '17%',
    cell: ({ theirs, provider }) => <Said by={provider} words={theirs} />,
  },
  { head: columns.act, area: 'act', width: '174px', cell: (row) => <SettleCell row={row} /> },
];
