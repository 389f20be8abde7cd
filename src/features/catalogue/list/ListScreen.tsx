import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isDesktop, useMediaQuery } from '@/lib/useMediaQuery';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, H1, Icon, Wrap } from '@/ui';
import { chipsOf } from '../browse/chips';
import { catalogueRequested } from '../catalogueSlice';
import { selectCatalogue } from '../catalogueSelectors';
import { Chips } from './Chips';
import { Filters } from './Filters';
import { FilterSkeleton } from './FilterSkeleton';
import { FilterSheet } from './FilterSheet';
import { ListResults } from './ListResults';
import { Columns, Head, PhoneBar, Results, Side } from './ListScreen.styles';
import { SortControl } from './SortControl';
import { useBrowse } from './useBrowse';
import { useShownList } from './useShownList';

function countText(count: number, kind: 'products' | 'combos' | 'results'): string {
  return `${count} ${count === 1 ? kind.slice(0, -1) : kind}`;
}

/** /products: everything there is, narrowed by what the address asks for. */
export default function ListScreen() {
  const dispatch = useDispatch();
  const { status } = useSelector(selectCatalogue);
  const { criteria, setCriteria, shown, candidates } = useBrowse();
  const desktop = useMediaQuery(isDesktop);
  const [sheet, setSheet] = useState(false);
  const title = criteria.kind === 'combos' ? 'Combos' : 'All Products';
  usePageTitle(title);
  useShownList(shown, criteria, status === 'ready');
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);

  const waiting = status === 'idle' || status === 'loading';
  const on = chipsOf(criteria).length;
  const filters = { criteria, onChange: setCriteria, entries: candidates };
  return (
    <Wrap>
      <Head>
        <div>
          <H1>{title}</H1>
          <Caption role="status">
            {status === 'ready' ? countText(shown.length, criteria.q ? 'results' : criteria.kind) : '\u00a0'}
          </Caption>
        </div>
        {desktop && <SortControl criteria={criteria} onChange={setCriteria} pill />}
      </Head>
      {!desktop && (
        <PhoneBar>
          <Button variant="ghost" size="sm" wide onClick={() => setSheet(true)} aria-haspopup="dialog">
            <Icon name="filter" size={20} />
            {on > 0 ? `Filters, ${on} on` : 'Filters'}
          </Button>
          <SortControl criteria={criteria} onChange={setCriteria} />
        </PhoneBar>
      )}
      <Columns>
        {desktop && (
          <Side aria-label="Filters">{waiting ? <FilterSkeleton /> : <Filters {...filters} />}</Side>
        )}
        <Results>
          <Chips criteria={criteria} onChange={setCriteria} />
          <ListResults shown={shown} criteria={criteria} onChange={setCriteria} />
        </Results>
      </Columns>
      {sheet && <FilterSheet {...filters} count={shown.length} onClose={() => setSheet(false)} />}
    </Wrap>
  );
}
