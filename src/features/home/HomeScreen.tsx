import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { isAnswered } from '@/lib/remote';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { BelowFold, lazyChunk } from '@/loading';
import { Button, EmptyState } from '@/ui';
import { Concerns } from './Concerns';
import { FactsRow } from './FactsRow';
import { Hero } from './Hero';
import { messages } from './messages/homeScreen';

const HomeBelow = lazyChunk(() => import(/* webpackChunkName: "home-below" */ './HomeBelow'));

/** Also the page beneath overlays with an address, which pass their title. */
export default function HomeScreen({ title }: { title?: string }) {
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  const again = useFocusAfterRetry(catalogue.status);
  usePageTitle(title);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  return (
    <>
      <Hero />
      <FactsRow />
      <Concerns />
      {catalogue.status === 'failed' && (
        <EmptyState
          title={catalogue.message}
          text={messages.failed}
          action={
            <Button ref={again} onClick={() => dispatch(catalogueRequested())}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      <BelowFold phone={5705} desktop={4375} preload={HomeBelow.preload} isReady={isAnswered(catalogue)}>
        <HomeBelow />
      </BelowFold>
    </>
  );
}
