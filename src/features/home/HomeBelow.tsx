import { useSelector } from 'react-redux';
import { selectCatalogue } from '@/features/catalogue';
import { BestSellers } from './BestSellers';
import { Highlights } from './Highlights';
import { ReviewQuotes } from './ReviewQuotes';
import { Story } from './Story';
import { Together } from './Together';
import { WhyUs } from './WhyUs';

/** The sections below the home page's first screen. */
export function HomeBelow() {
  const { status } = useSelector(selectCatalogue);
  return (
    <>
      {status !== 'failed' && (
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
