import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ALL_ORDERS, orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, EmptyState, Skeleton } from '@/ui';
import { useRowKeys } from '../table/useRowKeys';
import { ExportDialog } from './ExportDialog';
import { exportOpened } from './fileSlice';
import { listLeft, listRequested, listShown, rowsChosen, selectList, type ListState } from './listSlice';
import { OrdersBulk } from './OrdersBulk';
import { Standing } from './OrdersScreen.styles';
import { Head, Pager } from '../table/ListScreen.styles';
import { OrdersTable } from './OrdersTable';
import { OrdersTools } from './OrdersTools';
import { PackDialog } from './PackDialog';
import { texts } from './texts';
import { useOrderQuery } from './useOrderQuery';
import { TryAgain } from '../TryAgain';

/** How many orders the list is of; null where nobody counts them. */
function totalOf({ query, counts, page }: ListState): number | null {
  if (query.q || query.waits) {
    const whole = page.status === 'ready' && page.value.next === null && !query.after;
    return whole ? page.value.rows.length : null;
  }
  if (!counts) return null;
  const { statuses } = counts;
  return query.status ? statuses[query.status] : Object.values(statuses).reduce((a, b) => a + b, 0);
}

function News({ list, onShow }: { list: ListState; onShow: () => void }) {
  const { fresh, outdated, missed } = list;
  const words = outdated ? texts.outdated : fresh.length > 0 ? texts.fresh(fresh.length) : '';
  return (
    <div role="status">
      {words && (
        <Button variant="ghost" size="sm" onClick={onShow}>
          {words}
        </Button>
      )}
      {!words && missed > 1 && <Caption>{texts.stale}</Caption>}
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
    <Pager aria-label="Pages">
      {query.after && (
        <Button variant="ghost" size="sm" onClick={() => onTurn('')}>
          Newest
        </Button>
      )}
      <Button variant="ghost" size="sm" disabled={!next} onClick={() => onTurn(next ?? '')}>
        Older
      </Button>
    </Pager>
  );
}

/** Everybody's orders: found, followed, chosen from. */
export function OrdersScreen() {
  usePageTitle('Orders');
  const dispatch = useDispatch();
  const { query, ask, turn } = useOrderQuery();
  const list = useSelector(selectList);
  const counted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(listShown());
    return () => void dispatch(listLeft());
  }, [dispatch]);
  useRowKeys();
  const again = () => dispatch(listRequested(query));
  const page = list.page.status === 'ready' ? list.page.value : null;
  const total = totalOf(list);
  return (
    <>
      <Head>
        <h1>Orders</h1>
        <Button variant="ghost" size="sm" onClick={() => dispatch(exportOpened())}>
          Save as a file
        </Button>
      </Head>
      <OrdersTools query={query} counts={list.counts} ask={ask} />
      <Standing ref={counted} tabIndex={-1}>
        <Caption role="status">{total !== null && texts.orders(total)}</Caption>
        <News
          list={list}
          onShow={() => {
            // The button goes with what it shows.
            counted.current?.focus({ preventScroll: true });
            again();
          }}
        />
      </Standing>
      {list.page.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {list.page.status === 'failed' && <TryAgain message={list.page.message} onAgain={again} />}
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
          title={texts.nothingTitle}
          text={texts.nothingText}
          action={
            orderQueryText(query) !== orderQueryText(ALL_ORDERS) && (
              <Button as={Link} variant="ghost" to={adminPaths.orders}>
                Show all
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
            // To the top of the page that comes.
            counted.current?.focus();
          }}
        />
      )}
      <OrdersBulk />
      <PackDialog />
      <ExportDialog query={query} />
    </>
  );
}
