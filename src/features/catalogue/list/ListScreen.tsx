import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listDescription, listName, listPath, listTitle } from '@/domain/seo/listing';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { useLatch } from '@/lib/hooks/useLatch';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { ChunkBoundary, lazyChunk, prerenderedPart, sectionFailure } from '@/loading';
import { Caption, DesktopOnly, H1, PhoneOnly, Wrap } from '@/ui';
import { filtersOn, writeCriteria } from '../browse/criteria';
import { selectSellsGiftCards } from '../catalogueSelectors';
import { catalogueRequested } from '../catalogueSlice';
import { FilterSkeleton } from './filters/FilterSkeleton';
import { ListResults } from './grid/ListResults';
import { ChipsRoom, Columns, Head, Results, RESULTS_ID } from './ListScreen.styles';
import { asksForGiftCard, countText, spokenCount } from './listTexts';
import { PhoneBar } from './PhoneBar';
import { SpokenCount } from './SpokenCount';
import { useBrowse } from './useBrowse';
import { useResultsInView } from './grid/useResultsInView';
import { useShownList } from './grid/useShownList';
import { messages } from './messages/listScreen';

const Chips = prerenderedPart(
  () => import(/* webpackChunkName: "list-more" */ './filters/Chips'),
  { fallback: <ChipsRoom />, failure: sectionFailure },
  // The same criteria arrive twice, with the page and with the catalogue.
  (before, after) =>
    before.onChange === after.onChange &&
    writeCriteria(before.criteria).toString() === writeCriteria(after.criteria).toString(),
);
// Desktops only. Phones have sheets instead, so the prerendered HTML contains neither.
const SortSelect = lazyChunk(() => import(/* webpackChunkName: "list-more" */ './SortSelect'));
const SideFilters = lazyChunk(() => import(/* webpackChunkName: "list-more" */ './filters/SideFilters'));

const GiftCardHint = lazyChunk(() => import(/* webpackChunkName: "list-more" */ './GiftCardHint'));
const DeliveryLine = lazyChunk(() => import(/* webpackChunkName: "runtime" */ './DeliveryLine'));

/** /products: the catalogue, filtered by the address. */
export default function ListScreen() {
  const dispatch = useDispatch();
  const {
    status,
    isPreview,
    search,
    criteria,
    deferredCriteria,
    setCriteria,
    shown,
    total,
    candidates,
    unfiltered,
  } = useBrowse();
  const isHydrated = useHydrated();
  const isRunning = useSelector(selectRuntimeRunning);
  const sellsGiftCards = useSelector(selectSellsGiftCards);
  const results = useResultsInView(writeCriteria(criteria).toString());
  const title = listTitle(criteria);
  usePageTitle(listName(criteria), {
    description: listDescription(criteria),
    canonical: listPath(criteria),
  });
  // After the first chip the row stays, so that it can move the focus when the last chip is removed.
  const isNarrowed = useLatch(criteria.q !== '' || filtersOn(criteria) > 0);
  const isReady = status === 'ready' && search.status !== 'pending';
  // Nothing is there to filter or to sort.
  const isEmpty = isReady && !isPreview && unfiltered === 0;
  useShownList(shown, deferredCriteria, isReady && !isPreview);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);

  const filters = { criteria, onChange: setCriteria, candidates, deferredCriteria };
  return (
    <Wrap>
      <Head>
        <div>
          <H1>{title}</H1>
          <Caption>
            {isReady ? countText(total, deferredCriteria) : '\u00a0'}
            {isRunning && (
              <ChunkBoundary>
                <DeliveryLine />
              </ChunkBoundary>
            )}
          </Caption>
          <SpokenCount text={isReady ? spokenCount(total, deferredCriteria) : ''} />
        </div>
        {isHydrated && !isEmpty && (
          <DesktopOnly>
            <ChunkBoundary failure={sectionFailure}>
              <SortSelect criteria={criteria} onChange={setCriteria} />
            </ChunkBoundary>
          </DesktopOnly>
        )}
      </Head>
      {!isEmpty && (
        <PhoneOnly>
          <PhoneBar {...filters} count={total} />
        </PhoneOnly>
      )}
      <Columns $isSingle={isEmpty}>
        {!isEmpty && (
          <DesktopOnly>
            <aside aria-label={messages.filters}>
              {isHydrated ? (
                <ChunkBoundary fallback={<FilterSkeleton />} failure={sectionFailure}>
                  <SideFilters
                    {...filters}
                    results={results}
                    waiting={isPreview || status === 'idle' || status === 'loading'}
                  />
                </ChunkBoundary>
              ) : (
                <FilterSkeleton />
              )}
            </aside>
          </DesktopOnly>
        )}
        <Results ref={results} id={RESULTS_ID} tabIndex={-1}>
          {isNarrowed && <Chips criteria={criteria} onChange={setCriteria} />}
          {sellsGiftCards && asksForGiftCard(criteria.q) && (
            <ChunkBoundary>
              <GiftCardHint />
            </ChunkBoundary>
          )}
          <ListResults
            shown={shown}
            total={total}
            isPreview={isPreview}
            unfiltered={unfiltered}
            search={search}
            criteria={deferredCriteria}
            onChange={setCriteria}
          />
        </Results>
      </Columns>
    </Wrap>
  );
}
