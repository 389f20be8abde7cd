import { useDispatch, useSelector } from 'react-redux';
import type { ShelfResponse } from '@/domain/contracts/adminCatalogue';
import { Link } from 'react-router-dom';
import { adminImportPath, adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Button, Caption, EmptyState, Skeleton } from '@/ui';
import { useRowKeys } from '../table/useRowKeys';
import { exportOpened } from '../csv/exportSlice';
import { ExportDialog } from '../csv/ExportDialog';
import { BulkDialog } from './BulkDialog';
import { BulkActions } from './BulkActions';
import { rowsSelected, selectShelf, shelfRequested } from './shelfSlice';
import { HeadActs } from './ShelfScreen.styles';
import { Head, Pager } from '../table/ListScreen.styles';
import { ShelfTable } from './ShelfTable';
import { ShelfTools } from './ShelfTools';
import { kindWords } from './texts';
import { useShelfQuery } from './useShelfQuery';
import { TryAgain } from '../TryAgain';

function Pages({ page, onPage }: { page: ShelfResponse; onPage: (page: number) => void }) {
  if (page.pages === 1) return null;
  return (
    <Pager aria-label="Pages">
      <Button variant="ghost" size="sm" disabled={page.page === 1} onClick={() => onPage(page.page - 1)}>
        Previous
      </Button>
      <span>
        Page {page.page} of {page.pages}
      </span>
      <Button
        variant="ghost"
        size="sm"
        disabled={page.page === page.pages}
        onClick={() => onPage(page.page + 1)}
      >
        Next
      </Button>
    </Pager>
  );
}

const allOf = ({ counts }: ShelfResponse) => Object.values(counts).reduce((total, count) => total + count, 0);

/** All products or combos of the shop: found, put in order, chosen from. */
export function ShelfScreen({ kind }: { kind: ShelfKind }) {
  const words = kindWords[kind];
  usePageTitle(words.many);
  const dispatch = useDispatch();
  const { query, ask, turn } = useShelfQuery(kind);
  const shelf = useSelector(selectShelf(kind));
  const page = shelf.page.status === 'ready' ? shelf.page.value : null;
  useRowKeys();
  const select = (ids: string[], on: boolean) => dispatch(rowsSelected({ kind, ids, on }));
  const found =
    page &&
    (page.total === 1
      ? `1 ${words.one}`
      : `${page.total.toLocaleString('en-IN')} ${words.many.toLowerCase()}`);
  return (
    <>
      <Head>
        <h1>{words.many}</h1>
        <HeadActs>
          <Button as={Link} to={adminImportPath(kind)} variant="ghost" size="sm">
            Import
          </Button>
          <Button variant="ghost" size="sm" disabled={!page} onClick={() => dispatch(exportOpened())}>
            Export
          </Button>
          <Button as={Link} to={words.path} size="sm">
            {words.add}
          </Button>
        </HeadActs>
      </Head>
      <ShelfTools kind={kind} query={query} counts={page?.counts} ask={ask} />
      <Caption role="status">{found}</Caption>
      {shelf.page.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {shelf.page.status === 'failed' && (
        <TryAgain message={shelf.page.message} onAgain={() => dispatch(shelfRequested({ kind, query }))} />
      )}
      {page && page.rows.length > 0 && (
        <ShelfTable
          kind={kind}
          rows={page.rows}
          selected={shelf.selected}
          onSelect={select}
          waiting={shelf.waiting}
        />
      )}
      {page && page.rows.length === 0 && (
        <EmptyState
          title="Nothing found"
          text="Search for something else, or take a filter away."
          action={
            <Button as={Link} variant="ghost" to={adminPaths[kind]}>
              Show all
            </Button>
          }
        />
      )}
      {page && <Pages page={page} onPage={turn} />}
      {shelf.selected.length > 0 && <BulkActions kind={kind} count={shelf.selected.length} />}
      <BulkDialog kind={kind} />
      {page && <ExportDialog kind={kind} query={query} found={page.total} all={allOf(page)} />}
    </>
  );
}
