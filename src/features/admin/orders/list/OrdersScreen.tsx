import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ALL_ORDERS, orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, EmptyState, Skeleton } from '@/ui';
import { useRowKeys, Head, Pager } from '@/features/admin/table';
import { OrderExportDialog } from '../export/OrderExportDialog';
import { exportOpened } from '../export/exportSlice';
import { listLeft, listRequested, listShown, rowsChosen, selectList, type ListState } from './listSlice';
import { OrdersBulk } from './OrdersBulk';
import { ListStatus } from './OrdersScreen.styles';
import { OrdersTable } from './OrdersTable';
import { OrdersTools } from './OrdersTools';
import { PackDialog } from '../packing/PackDialog';
import { messages } from '../messages';
import { useOrderQuery } from './useOrderQuery';
import { RetryNote } from '@/features/admin/shared';

/** How many orders the query finds; null when that is not counted. */
function totalOf({ query, counts, page }: ListState): number | null {
  if (query.q || query.waits) {
    const isComplete = page.status === 'ready' && page.value.next === null && !query.after;
    return isComplete ? page.value.rows.length : null;
  }
  if (!counts) return null;
  const { statuses } = counts;
  return query.status ? statuses[query.status] : Object.values(statuses).reduce((a, b) => a + b, 0);
}

function NewOrders({ list, onShow }: { list: ListState; onShow: () => void }) {
  const { newIds, outdated, failedPolls } = list;
  const text = outdated
    ? messages.list.outdated
    : newIds.length > 0
      ? messages.list.showNew(newIds.length)
      : '';
  return (
    <div role="status">
      {text && (
        <Button variant="ghost" size="sm" onClick={onShow}>
          {text}
        </Button>
      )}
      {!text && failedPolls > 1 && <Caption>{messages.list.stale}</Caption>}
    </div>
  );
}

function Pages({
  query,
  next,
  onTurn,
}: {
  query: OrderQuery;
  next: string | null;
  onTurn: (after: string) => void;
}) {
  if (!query.after && !next) return null;
  return (
    <Pager aria-label={messages.list.pages}>
      {query.after && (
        <Button variant="ghost" size="sm" onClick={() => onTurn('')}>
          {messages.list.newest}
        </Button>
      )}
      <Button variant="ghost" size="sm" disabled={!next} onClick={() => onTurn(next ?? '')}>
        {messages.list.older}
      </Button>
    </Pager>
  );
}

/** The list of all orders, with search, filters, bulk actions and export. */
export function OrdersScreen() {
  usePageTitle(messages.list.title);
  const dispatch = useDispatch();
  const { query, ask, turn } = useOrderQuery();
  const list = useSelector(selectList);
  const counted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(listShown());
    return () => void dispatch(listLeft());
  }, [dispatch]);
  useRowKeys();
  const retry = () => dispatch(listRequested(query));
  const page = list.page.status === 'ready' ? list.page.value : null;
  const total = totalOf(list);
  return (
    <>
      <Head>
        <h1>{messages.list.title}</h1>
        <Button variant="ghost" size="sm" onClick={() => dispatch(exportOpened())}>
          {messages.list.saveFile}
        </Button>
      </Head>
      <OrdersTools query={query} counts={list.counts} ask={ask} />
      <ListStatus ref={counted} tabIndex={-1}>
        <Caption role="status">{total !== null && messages.orders(total)}</Caption>
        <NewOrders
          list={list}
          onShow={() => {
            // The button disappears with the reload, so the focus moves to the count.
            counted.current?.focus({ preventScroll: true });
            retry();
          }}
        />
      </ListStatus>
      {list.page.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {list.page.status === 'failed' && <RetryNote message={list.page.message} onAgain={retry} />}
      {page?.isNear && !list.isOtherQuery && <Caption role="status">{messages.list.near(query.q)}</Caption>}
      {page && page.rows.length > 0 && (
        <OrdersTable
          rows={page.rows}
          selected={list.selected}
          onSelect={(ids, on) => dispatch(rowsChosen({ ids, on }))}
          waiting={list.waiting}
        />
      )}
      {page && page.rows.length === 0 && (
        <EmptyState
          title={messages.list.nothingTitle}
          text={messages.list.nothingText}
          action={
            orderQueryText(query) !== orderQueryText(ALL_ORDERS) && (
              <Button as={Link} variant="ghost" to={adminPaths.orders}>
                {messages.list.showAll}
              </Button>
            )
          }
        />
      )}
      {page && (
        <Pages
          query={query}
          next={page.next}
          onTurn={(after) => {
            turn(after);
            // The next page is read from its top.
            counted.current?.focus();
          }}
        />
      )}
      <OrdersBulk />
      <PackDialog />
      <OrderExportDialog query={query} />
    </>
  );
}
