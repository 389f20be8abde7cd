import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { BOX_NAMES, type Box, type InboxResponse, type InboxRow } from '@/domain/contracts/admin/messages';
import { clockOf } from '@/domain/messages/inbox/clocks';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminMessagePath } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, Chip, EmptyState, ErrorNote, StatusDot } from '@/ui';
import { rowLink, useRowKeys, AdminTable, type Column, FilterBar, SearchField, Item, Chips } from '../table';
import { listRequested, moreRequested, selectMessages } from './messagesSlice';
import { formatCount } from '@/domain/text/count';
import { messages } from './messages';
import { dueStatus, STATUS_TONES } from './statuses';
import { useMessagesQuery } from './useMessagesQuery';
import { LoadState } from '../shared';

const HiddenCount = styled.span`
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
      head: messages.list.columns.message,
      area: 'item',
      cell: ({ id, name, excerpt }) => (
        <Item>
          <div>
            <Link to={adminMessagePath(id)} {...rowLink}>
              {name}
            </Link>
            <small>{excerpt}</small>
          </div>
        </Item>
      ),
    },
    {
      head: messages.list.columns.status,
      area: 'status',
      cell: (row) => {
        const owed = clockOf(row);
        const { text, tone } = owed
          ? dueStatus(owed, now)
          : { text: messages.status[row.status], tone: STATUS_TONES[row.status] };
        return <StatusDot tone={tone}>{text}</StatusDot>;
      },
    },
    { head: messages.list.columns.ticket, area: 'ticket', cell: ({ ticket }) => <Small>{ticket}</Small> },
    {
      head: messages.list.columns.received,
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
      label={messages.title}
      rows={page.rows}
      columns={columnsAt(new Date(at))}
      card={CARD}
      waiting={waiting}
    />
  );
}

/** The messages of shoppers, sorted by due date, earliest first. */
export default function MessagesScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { query, changeQuery } = useMessagesQuery();
  const { page: found, at, waiting, loadingMore } = useSelector(selectMessages);
  useRowKeys();
  const page = found.status === 'ready' ? found.value : null;
  const chip = (box: Box) => (
    <Chip
      key={box}
      on={!query.q && query.box === box}
      aria-pressed={!query.q && query.box === box}
      onClick={() => changeQuery({ box, q: '' })}
    >
      {/* Reserves the width of the count, so that nothing moves when it is loaded. */}
      {messages.boxes[box]} {page ? formatCount(page.counts[box]) : <HiddenCount>0</HiddenCount>}
    </Chip>
  );
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption>{messages.rules}</Caption>
      <FilterBar>
        <SearchField
          label={messages.list.search}
          placeholder={messages.list.searchHint}
          maxLength={254}
          q={query.q}
          onSearch={(q) => changeQuery({ q })}
        />
      </FilterBar>
      <Chips role="group" aria-label={messages.list.boxes}>
        {BOX_NAMES.map(chip)}
      </Chips>
      {page && page.late > 0 && <ErrorNote>{messages.list.late(page.late)}</ErrorNote>}
      <Caption role="status">{page && query.q ? messages.list.found(page.rows.length) : ''}</Caption>
      <LoadState of={found} onAgain={() => dispatch(listRequested(query))} />
      {page && page.rows.length > 0 && <Rows page={page} at={at} waiting={waiting} />}
      {page && page.rows.length === 0 && (
        <EmptyState
          title={query.box === 'open' && !query.q ? messages.list.noneOpen : messages.list.none}
          text={query.q ? messages.list.nothingFound : undefined}
        />
      )}
      {page?.next && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            busy={loadingMore}
            disabled={waiting}
            onClick={() => dispatch(moreRequested())}
          >
            {messages.list.more}
          </Button>
        </div>
      )}
    </>
  );
}
