import { useDispatch, useSelector } from 'react-redux';
import type { CatalogueListResponse } from '@/domain/contracts/admin/catalogue';
import { Link } from 'react-router-dom';
import { adminImportPath, adminItemPath, adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Button, EmptyState } from '@/ui';
import { CountLine, Head, Pages, useRowKeys } from '@/features/admin/table';
import { CatalogueExportDialog, exportOpened } from '@/features/admin/csv';
import { BulkDialog } from './BulkDialog';
import { BulkActions } from './BulkActions';
import { rowsSelected, selectCatalogueList, listRequested } from '../catalogueSlice';
import { HeadActs } from './CatalogueScreen.styles';
import { CatalogueTable } from './CatalogueTable';
import { CatalogueTools } from './CatalogueTools';
import { DoubtLinks, kindWords, LoadState } from '@/features/admin/shared';
import { useCatalogueQuery } from './useCatalogueQuery';
import { messages } from '../messages';

const allOf = ({ counts }: CatalogueListResponse) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The list of products or combos, with search, filters, bulk changes, import and export. */
export default function CatalogueScreen({ kind }: { kind: CatalogueKind }) {
  const words = kindWords[kind];
  usePageTitle(words.many);
  const dispatch = useDispatch();
  const { query, changeQuery, turn } = useCatalogueQuery(kind);
  const list = useSelector(selectCatalogueList(kind));
  const page = list.page.status === 'ready' ? list.page.value : null;
  const select = (ids: string[], on: boolean) => dispatch(rowsSelected({ kind, ids, on }));
  useRowKeys({ isChosen: (id) => list.selected.includes(id), onChoose: select });
  const found = page && messages.list.found(kind, page.total);
  return (
    <>
      <Head>
        <h1>{words.many}</h1>
        <HeadActs>
          <Button as={Link} to={adminImportPath(kind)} variant="ghost" size="sm">
            {messages.list.import}
          </Button>
          <Button variant="ghost" size="sm" disabled={!page} onClick={() => dispatch(exportOpened())}>
            {messages.list.export}
          </Button>
          <Button as={Link} to={words.path} size="sm">
            {words.add}
          </Button>
        </HeadActs>
      </Head>
      <CatalogueTools kind={kind} query={query} counts={page?.counts} changeQuery={changeQuery} />
      {page && page.wrongGst.length > 0 && (
        <DoubtLinks
          text={messages.list.wrongGst(page.wrongGst.length)}
          links={page.wrongGst.map(({ id, name }) => ({ name, path: adminItemPath('products', id) }))}
        />
      )}
      {list.selected.length > 0 ? (
        <BulkActions kind={kind} count={list.selected.length} />
      ) : (
        <CountLine role="status">{found}</CountLine>
      )}
      <LoadState of={list.page} onAgain={() => dispatch(listRequested({ kind, query }))} />
      {page && page.rows.length > 0 && (
        <CatalogueTable
          kind={kind}
          rows={page.rows}
          selected={list.selected}
          onSelect={select}
          waiting={list.waiting}
        />
      )}
      {page && page.rows.length === 0 && (
        <EmptyState
          title={messages.list.nothingFound}
          text={messages.list.nothingFoundHint}
          action={
            <Button as={Link} variant="ghost" to={adminPaths[kind]}>
              {messages.list.showAll}
            </Button>
          }
        />
      )}
      {page && <Pages page={page.page} pages={page.pages} onPage={turn} />}
      <BulkDialog kind={kind} />
      {page && <CatalogueExportDialog kind={kind} query={query} found={page.total} all={allOf(page)} />}
    </>
  );
}
