import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState, Later } from '@/ui';
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
          <Later phone={1560} desktop={1250}>
            <BestSellers />
          </Later>
          <Later phone={560} desktop={780}>
            <Together />
          </Later>
        </>
      )}
      <Later phone={1060} desktop={900}>
        <Story />
      </Later>
      <Later phone={1200} desktop={560}>
        <Highlights />
      </Later>
      <Later phone={900} desktop={520}>
        <ReviewQuotes />
      </Later>
      <Later phone={700} desktop={420}>
        <WhyUs />
      </Later>
    </>
  );
}
