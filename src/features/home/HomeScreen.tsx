import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { catalogueRequested, selectCatalogue } from '@/features/catalogue';
import { usePageTitle } from '@/lib/usePageTitle';
import { island } from '@/islands';
import { Button, EmptyState } from '@/ui';
import { Concerns } from './Concerns';
import { FactsRow } from './FactsRow';
import { Hero } from './Hero';

// Below the first screen, in one script.
const BestSellers = island(
  () => import(/* webpackChunkName: "home-below" */ './BestSellers').then((part) => part.BestSellers),
  {
    ...{ phone: 1560, desktop: 1250, hasPictures: true },
  },
);
const Together = island(
  () => import(/* webpackChunkName: "home-below" */ './Together').then((part) => part.Together),
  {
    ...{ phone: 560, desktop: 780, hasPictures: true },
  },
);
const Story = island(
  () => import(/* webpackChunkName: "home-below" */ './Story').then((part) => part.Story),
  {
    ...{ phone: 1060, desktop: 900, hasPictures: true },
  },
);
const Highlights = island(
  () => import(/* webpackChunkName: "home-below" */ './Highlights').then((part) => part.Highlights),
  {
    ...{ phone: 1200, desktop: 560, hasPictures: true },
  },
);
const ReviewQuotes = island(
  () => import(/* webpackChunkName: "home-below" */ './ReviewQuotes').then((part) => part.ReviewQuotes),
  {
    ...{ phone: 900, desktop: 520, hasPictures: true },
  },
);
const WhyUs = island(
  () => import(/* webpackChunkName: "home-below" */ './WhyUs').then((part) => part.WhyUs),
  {
    ...{ phone: 700, desktop: 420, hasPictures: true },
  },
);

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
