import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import {
  ALL_CUSTOMERS,
  CUSTOMER_SORTS,
  CUSTOMER_VIEWS,
  customerQueryText,
  readCustomerQuery,
  type CustomerQuery,
  type CustomerSort,
  type CustomerView,
} from '@/domain/admin/customers/query';
import { useRights } from '@/features/admin/access';
import { LoadState } from '@/features/admin/shared';
import { CursorPages, FilterBar, SearchField, useAddressQuery, useRowKeys } from '@/features/admin/table';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, Caption, EmptyState, SelectField } from '@/ui';
import { messages } from '../messages';
import { CustomerExportDialog } from './CustomerExportDialog';
import { customersRequested, selectCustomerList } from './customerListSlice';
import { ListHead } from './CustomersScreen.styles';
import { CustomersTable } from './CustomersTable';
import { exportOpened } from './exportSlice';

const parse = (search: string): CustomerQuery => readCustomerQuery(new URLSearchParams(search));

interface ToolsProps {
  query: CustomerQuery;
  ask: (change: Partial<CustomerQuery>, options: { replace: boolean }) => void;
}

function ListTools({ query, ask }: ToolsProps) {
  const { list } = messages;
  const choose = (change: Partial<CustomerQuery>) => ask({ ...change, after: '' }, { replace: false });
  return (
    <FilterBar>
      <SearchField
        label={list.search}
        placeholder={list.placeholder}
        q={query.q}
        onSearch={(q) => ask({ q, after: '' }, { replace: true })}
      />
      <SelectField
        label={list.view}
        value={query.tag ? 'tag' : query.view}
        onChange={({ target }) => choose({ view: target.value as CustomerView, tag: '' })}
      >
        {query.tag && <option value="tag">{list.tagged(query.tag)}</option>}
        {CUSTOMER_VIEWS.map((view) => (
          <option key={view} value={view}>
            {list.views[view]}
          </option>
        ))}
      </SelectField>
      {/* A search has the best match first, and the other views have one sequence each. */}
      {query.q === '' && query.view === 'all' && (
        <SelectField
          label={list.sort}
          value={query.sort}
          onChange={({ target }) => choose({ sort: target.value as CustomerSort })}
        >
          {CUSTOMER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {list.sorts[sort]}
            </option>
          ))}
        </SelectField>
      )}
    </FilterBar>
  );
}

function Nobody({ query }: { query: CustomerQuery }) {
  const { list } = messages;
  const isAll = customerQueryText(query) === customerQueryText(ALL_CUSTOMERS);
  const nothing = query.q ? list.noMatch(query.q) : list.nothingTitle;
  return (
    <EmptyState
      title={isAll ? list.emptyTitle : nothing}
      text={isAll ? list.emptyText : list.nothingText}
      action={
        !isAll && (
          <Button as={Link} variant="ghost" to={adminPaths.customers}>
            {list.showAll}
          </Button>
        )
      }
    />
  );
}

/** The list of customers: find, narrow, sort and save as a file. */
export default function CustomersScreen() {
  const { list } = messages;
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const canExport = useRights()('customers.export');
  const { query, go } = useAddressQuery(parse, customerQueryText);
  const { page, waiting } = useSelector(selectCustomerList);
  useEffect(() => {
    dispatch(customersRequested(query));
  }, [dispatch, query]);
  useRowKeys();
  const shown = page.status === 'ready' ? page.value : null;
  return (
    <>
      <ListHead>
        <h1>{messages.title}</h1>
        <Caption role="status">{shown && !waiting && list.shown(shown.rows.length)}</Caption>
        {canExport && (
          <Button variant="ghost" size="sm" onClick={() => dispatch(exportOpened())}>
            {list.saveFile}
          </Button>
        )}
      </ListHead>
      <ListTools query={query} ask={go} />
      <LoadState of={page} onAgain={() => dispatch(customersRequested(query))} />
      {shown?.isFuzzy && !waiting && <Caption role="status">{list.fuzzy(query.q)}</Caption>}
      {shown && shown.rows.length > 0 && <CustomersTable rows={shown.rows} waiting={waiting} />}
      {shown && shown.rows.length === 0 && !waiting && <Nobody query={query} />}
      {shown && (
        <CursorPages
          after={query.after}
          next={shown.next}
          labels={{ pages: list.pages, first: list.first, next: list.more }}
          onTurn={(after) => go({ after }, { replace: false })}
        />
      )}
      <CustomerExportDialog query={query} />
    </>
  );
}
