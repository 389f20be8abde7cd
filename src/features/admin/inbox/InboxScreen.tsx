import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { BOX_NAMES, type Box, type InboxResponse, type InboxRow } from '@/domain/contracts/adminMessages';
import { clockOf } from '@/domain/messages/inbox/clocks';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminMessagePath } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, Chip, EmptyState, ErrorNote, Skeleton, StatusDot } from '@/ui';
import { ROW_LINK, useRowKeys } from '../table/useRowKeys';
import { AdminTable, type Column } from '../table/AdminTable';
import { SearchField } from '../table/SearchField';
import { Item } from '../catalogue/ShelfScreen.styles';
import { Chips } from '../table/ListScreen.styles';
import { inboxRequested, moreRequested, selectInbox } from './inboxSlice';
import { boxWords, clockWords, inboxTexts, statusWords } from './texts';
import { useInboxQuery } from './useInboxQuery';
import { TryAgain } from '../TryAgain';

const Unknown = styled.span`
  visibility: hidden;
`;
const Small = styled.span`
  color: var(--ink-3);
  font-size: var(--t-cap);
  white-space: nowrap;
`;

function columnsAt(now: Date): Column<InboxRow>[] {
  return [
    {
      head: 'Message',
      area: 'item',
      cell: ({ id, name, excerpt }) => (
        <Item>
          <div>
            <Link to={adminMessagePath(id)} {...{ [ROW_LINK]: '' }}>
              {name}
            </Link>
            <small>{excerpt}</small>
          </div>
        </Item>
      ),
    },
    {
      head: 'Status',
      area: 'status',
      cell: (row) => {
        const owed = clockOf(row);
        const { word, tone } = owed
          ? { word: clockWords(owed, now).words, tone: clockWords(owed, now).tone }
          : statusWords[row.status];
        return <StatusDot tone={tone}>{word}</StatusDot>;
      },
    },
    { head: 'Ticket', area: 'ticket', cell: ({ ticket }) => <Small>{ticket}</Small> },
    {
      head: 'Came',
      area: 'came',
      figure: true,
      cell: ({ createdAt }) => <Small>{formatMoment(createdAt)}</Small>,
    },
  ];
}
const CARD = "'item item' 'status status' 'ticket came' / minmax(0, 1fr) auto";

function Rows({ page, at, waiting }: { page: InboxResponse; at: string; waiting: boolean }) {
  return (
    <AdminTable
      label={inboxTexts.title}
      rows={page.rows}
      columns={columnsAt(new Date(at))}
      card={CARD}
      waiting={waiting}
    />
  );
}

/** What people wrote to the shop, what is due first first. */
export function InboxScreen() {
  usePageTitle(inboxTexts.title);
  const dispatch = useDispatch();
  const { query, ask } = useInboxQuery();
  const { page: found, at, waiting, loadingMore } = useSelector(selectInbox);
  useRowKeys();
  const page = found.status === 'ready' ? found.value : null;
  const chip = (box: Box) => (
    <Chip
      key={box}
      on={!query.q && query.box === box}
      aria-pressed={!query.q && query.box === box}
      onClick={() => ask({ box, q: '' })}
    >
      {/* A place for the number, so that nothing moves when it comes. */}
      {boxWords[box]} {page ? page.counts[box].toLocaleString('en-IN') : <Unknown>0</Unknown>}
    </Chip>
  );
  return (
    <>
      <h1>{inboxTexts.title}</h1>
      <Caption>{inboxTexts.rules}</Caption>
      <SearchField
        label="Search messages"
        placeholder="Ticket, e-mail or mobile number"
        maxLength={254}
        q={query.q}
        onSearch={(q) => ask({ q })}
      />
      <Chips role="group" aria-label="Boxes">
        {BOX_NAMES.map(chip)}
      </Chips>
      {page && page.late > 0 && <ErrorNote>{inboxTexts.late(page.late)}</ErrorNote>}
      <Caption role="status">{page && query.q ? inboxTexts.found(page.rows.length) : ''}</Caption>
      {found.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {found.status === 'failed' && (
        <TryAgain message={found.message} onAgain={() => dispatch(inboxRequested(query))} />
      )}
      {page && page.rows.length > 0 && <Rows page={page} at={at} waiting={waiting} />}
      {page && page.rows.length === 0 && (
        <EmptyState
          title={query.box === 'open' && !query.q ? inboxTexts.empty.open : inboxTexts.empty.other}
          text={query.q ? 'Search for a whole ticket, e-mail address or mobile number.' : undefined}
        />
      )}
      {page?.next && (
        <div>
          <Button variant="ghost" size="sm" busy={loadingMore} onClick={() => dispatch(moreRequested())}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
