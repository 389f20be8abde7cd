import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { comparePath, findCompared, readComparedIds } from '@/domain/compare/comparedIds';
import { catalogueRequested, GridSkeleton, selectCatalogue, selectProducts } from '@/features/catalogue';
import {
  comparisonShown,
  missingRequested,
  pickerClosed,
  pickerOpened,
  selectCompare,
} from '@/features/compare';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, EmptyState, H1 } from '@/ui';
import { Notes, Page } from './Compare.styles';
import { Comparison } from './Comparison';
import { messages } from './messages';
import { notesOf } from './notes';
import { Picker } from './Picker';

/** /compare: the products of the address, side by side. */
export default function CompareScreen() {
  usePageTitle(messages.pageTitle);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const catalogue = useSelector(selectCatalogue);
  const onSale = useSelector(selectProducts);
  const { isPickerOpen, missing } = useSelector(selectCompare);
  const again = useFocusAfterRetry(catalogue.status);
  const isReady = catalogue.status === 'ready';
  const parameter = params.get('products');
  const asked = useMemo(() => readComparedIds(parameter), [parameter]);
  const found = useMemo(() => findCompared(asked.ids, isReady ? onSale : []), [asked, isReady, onSale]);
  useEffect(() => {
    dispatch(catalogueRequested());
    return () => void dispatch(pickerClosed());
  }, [dispatch]);
  useEffect(() => {
    if (!isReady) return;
    dispatch(comparisonShown(found.products.map(({ id }) => id)));
    if (found.missing.length > 0) dispatch(missingRequested(found.missing));
  }, [dispatch, isReady, found]);

  if (catalogue.status === 'failed') {
    return (
      <EmptyState
        as="h1"
        title={catalogue.message}
        text={messages.failedText}
        action={
          <Button ref={again} onClick={() => dispatch(catalogueRequested())}>
            {messages.tryAgain}
          </Button>
        }
      />
    );
  }
  if (!isReady) {
    return (
      <Page aria-busy="true">
        <H1>{messages.title(1)}</H1>
        <GridSkeleton count={Math.min(Math.max(asked.ids.length, 2), 4)} four />
      </Page>
    );
  }
  // The next change drops missing products from the address.
  const sold = [...found.products, ...found.over].map(({ id }) => id);
  const show = (ids: readonly string[]) => navigate(comparePath(ids));
  const pick = (id: string) => {
    dispatch(pickerClosed());
    void show([...sold, id]);
  };
  const notes = notesOf(asked, found, missing);
  return (
    <Page>
      {found.products.length === 0 ? (
        <EmptyState
          as="h1"
          title={notes.length > 0 ? messages.noneTitle : messages.emptyTitle}
          text={messages.emptyText}
          action={<Button onClick={() => dispatch(pickerOpened())}>{messages.chooseProduct}</Button>}
        />
      ) : (
        <Comparison
          products={found.products}
          onTakeOut={(id) => show(sold.filter((other) => other !== id))}
        />
      )}
      {notes.length > 0 && (
        <Notes role="status" aria-label={messages.notes}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notes>
      )}
      {isPickerOpen && (
        <Picker
          onSale={onSale}
          compared={found.products}
          onPick={pick}
          onClose={() => dispatch(pickerClosed())}
        />
      )}
    </Page>
  );
}
