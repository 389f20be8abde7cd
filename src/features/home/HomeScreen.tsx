import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { BestSellers } from './BestSellers';
import { Concerns } from './Concerns';
import { FactsRow } from './FactsRow';
import { Hero } from './Hero';
import { Highlights } from './Highlights';
import { ReviewQuotes } from './ReviewQuotes';
import { Story } from './Story';
import { Together } from './Together';
import { WhyUs } from './WhyUs';

/** /, and what lies beneath the addresses that float; those give it their title. */
export default function HomeScreen({ title }: { title?: string }) {
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  usePageTitle(title);
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  return (
    <>
      <Hero />
      <FactsRow />
      <Concerns />
      {catalogue.status === 'failed' ? (
        <EmptyState
          title={catalogue.message}
          text="It may be the connection. Please try again."
          action={<Button onClick={() => dispatch(catalogueRequested())}>Try again</Button>}
        />
      ) : (
        <>
          <BestSellers />
          <Together />
        </>
      )}
      <Story />
      <Highlights />
      <ReviewQuotes />
      <WhyUs />
    </>
  );
}
