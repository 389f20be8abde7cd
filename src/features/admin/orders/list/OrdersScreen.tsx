import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption } from '@/ui';
import { useRights } from '@/features/admin/access';
import { CourierTimeButton } from '@/features/admin/courierTime';
import { CursorPages, useRowKeys } from '@/features/admin/table';
import { Kbd } from '@/features/admin/shared';
import { OrderExportDialog } from '../export/OrderExportDialog';
import { exportOpened } from '../export/exportSlice';
import { SaveViewDialog } from '../views/SaveViewDialog';
import { ViewTabs } from '../views/ViewTabs';
import { ColumnsDialog } from './tools/ColumnsDialog';
import { addressShown, listLeft, listRequested, listShown, rowsChosen, selectList } from './listSlice';
import { NewOrders } from './NewOrders';
import { NoOrders } from './NoOrders';
import { OrdersBulk } from './chosen/OrdersBulk';
import { Desk, HeadRow, Hints, ListFoot, ListTop } from './OrdersScreen.styles';
import { OrdersTable } from './table/OrdersTable';
import { OrdersTools } from './tools/OrdersTools';
import { BulkDialog } from '../bulk/BulkDialog';
import { LeftBulk } from '../bulk/LeftBulk';
import { messages } from '../messages';
import { totalOf } from './chosen/totalOf';
import { useOrderQuery } from './useOrderQuery';
import { LoadState } from '@/features/admin/shared';

const { pages, newest, older } = messages.list;
const PAGE_LABELS = { pages, first: newest, next: older };

const KeyHints = () => (
  <Hints aria-hidden="true">
    {messages.list.keys.map(([keys, what]) => (
      <span key={what}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{' '}
        {what}
      </span>
    ))}
  </Hints>
);

/** The list of all orders: views, search, filters, columns, bulk actions and export. */
export function OrdersScreen() {
  const may = useRights();
  usePageTitle(messages.list.title);
  const dispatch = useDispatch();
  const { search } = useLocation();
  const { query, columns, view, ask, turn, showColumns } = useOrderQuery();
  const list = useSelector(selectList);
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    dispatch(listShown());
    return () => void dispatch(listLeft());
  }, [dispatch]);
  useEffect(() => {
    dispatch(addressShown(search));
  }, [dispatch, search]);
  useRowKeys({
    isChosen: (id) => list.selected.includes(id),
    onChoose: (ids, on) => dispatch(rowsChosen({ ids, on })),
  });
  const retry = () => dispatch(listRequested(query));
  const focusHead = (options?: FocusOptions) => head.current?.focus(options);
  const page = list.page.status === 'ready' ? list.page.value : null;
  const total = totalOf(list);
  return (
    <Desk>
      <ListTop>
        <HeadRow ref={head} tabIndex={-1}>
          <div>
            <h1>{messages.list.title}</h1>
            <Caption role="status">{total && messages.total(total.count, total.isMore)}</Caption>
          </div>
          <NewOrders
            list={list}
            onShow={() => {
              // The button disappears with the reload, so the focus moves to the heading.
              focusHead({ preventScroll: true });
              retry();
            }}
          />
          {may('orders.create') && (
            <Button
              as={Link}
              to={adminPaths.newOrder}
              variant="ghost"
              size="sm"
              title={messages.list.newOrderKey}
            >
              {messages.list.newOrder}
            </Button>
          )}
          {may('orders.export') && (
            <Button variant="ghost" size="sm" onClick={() => dispatch(exportOpened())}>
              {messages.list.saveFile}
            </Button>
          )}
        </HeadRow>
        <LeftBulk />
        <ViewTabs current={view} counts={list.counts} />
        <OrdersTools
          query={query}
          counts={list.counts}
          covered={list.selected.length > 0}
          ask={ask}
          onColumns={() => setChoosingColumns(true)}
        />
        <OrdersBulk total={total} onClear={() => focusHead({ preventScroll: true })} />
      </ListTop>
      <LoadState of={list.page} onAgain={retry} />
      {page?.isFuzzy && !list.isOtherQuery && <Caption role="status">{messages.list.fuzzy(query.q)}</Caption>}
      {page && page.rows.length > 0 && (
        <OrdersTable
          rows={page.rows}
          columns={columns}
          selected={list.selected}
          onSelect={(ids, on) => dispatch(rowsChosen({ ids, on }))}
          waiting={list.waiting}
        />
      )}
      {page && page.rows.length === 0 && !list.isOtherQuery && <NoOrders query={query} ask={ask} />}
      {page && (
        <ListFoot>
          <KeyHints />
          <CourierTimeButton />
          <CursorPages
            after={query.after}
            next={page.next}
            labels={PAGE_LABELS}
            onTurn={(after) => {
              turn(after);
              // The next page is read from its top.
              focusHead();
            }}
          />
        </ListFoot>
      )}
      {isChoosingColumns && (
        <ColumnsDialog columns={columns} onChoose={showColumns} onClose={() => setChoosingColumns(false)} />
      )}
      <SaveViewDialog search={view} />
      <BulkDialog />
      <OrderExportDialog query={query} />
    </Desk>
  );
}
