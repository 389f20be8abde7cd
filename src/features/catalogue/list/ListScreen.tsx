import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { listDescription, listName, listPath, listTitle } from '@/domain/seo/listing';
import { useEver } from '@/lib/useEver';
import { usePageTitle } from '@/lib/usePageTitle';
import { island } from '@/islands';
import { Caption, DesktopOnly, H1, PhoneOnly, Wrap } from '@/ui';
import { filtersOn, writeCriteria } from '../browse/criteria';
import { catalogueRequested } from '../catalogueSlice';
import { ListResults } from './ListResults';
import { Columns, Head, Results } from './ListScreen.styles';
import { countText, spokenCount } from './listTexts';
import { PhoneBar } from './PhoneBar';
import { SpokenCount } from './SpokenCount';
import { useBrowse } from './useBrowse';
import { useResultsInView } from './useResultsInView';
import { useShownList } from './useShownList';

const Chips = island(() => import(/* webpackChunkName: "list-more" */ './Chips').then((part) => part.Chips), {
  ...{ phone: 62, desktop: 76, isFirst: true },
});
// Phones have sheets in their place.
const SortSelect = island(
  () => import(/* webpackChunkName: "list-more" */ './SortSelect').then((part) => part.SortSelect),
  { phone: 44, desktop: 44, isFirst: true },
);
const SideFilters = island(
  () => import(/* webpackChunkName: "list-more" */ './SideFilters').then((part) => part.SideFilters),
  { phone: 0, desktop: 1100, isFirst: true },
);

/** /products: everything there is, narrowed by what the address asks for. */
export default function ListScreen() {
  const dispatch = useDispatch();
  const { status, search, criteria, drawn, setCriteria, shown, candidates, unfiltered } = useBrowse();
  const results = useResultsInView(writeCriteria(criteria).toString());
  const title = listTitle(criteria);
  usePageTitle(listName(criteria), {
    description: listDescription(criteria),
    canonical: listPath(criteria),
  });
  // Once there was a chip its row stays, so that it can hand the focus on when the last one goes.
  const isNarrowed = useEver(criteria.q !== '' || filtersOn(criteria) > 0);
  const known = status === 'ready' && search.status !== 'pending';
  useShownList(shown, drawn, known);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);

  const filters = { criteria, onChange: setCriteria, candidates, drawn };
  return (
    <Wrap>
      <Head>
        <div>
          <H1>{title}</H1>
          <Caption>{known ? countText(shown.length, drawn) : '\u00a0'}</Caption>
          <SpokenCount text={known ? spokenCount(shown.length, drawn) : ''} />
        </div>
        <DesktopOnly>
          <SortSelect criteria={criteria} onChange={setCriteria} />
        </DesktopOnly>
      </Head>
      <PhoneOnly>
        <PhoneBar {...filters} count={shown.length} />
      </PhoneOnly>
      <Columns>
        <DesktopOnly>
          <SideFilters {...filters} waiting={status === 'idle' || status === 'loading'} />
        </DesktopOnly>
        <Results ref={results}>
          {isNarrowed && <Chips criteria={criteria} onChange={setCriteria} />}
          <ListResults
            shown={shown}
            unfiltered={unfiltered}
            search={search}
            criteria={drawn}
            onChange={setCriteria}
          />
        </Results>
      </Columns>
    </Wrap>
  );
}
