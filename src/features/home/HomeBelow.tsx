import { useSelector } from 'react-redux';
import { BuyAgain } from '@/features/buyAgain';
import { RecentlySeen, selectCatalogue } from '@/features/catalogue';
import { Wrap } from '@/ui';
import { BestSellers } from './BestSellers';
import { Highlights } from './Highlights';
import { ReviewQuotes } from './ReviewQuotes';
import { Story } from './Story';
import { Together } from './Together';
import { WhyUs } from './WhyUs';

/** The sections below the home page's first screen. Renders nothing while the catalogue loads. */
export default function HomeBelow() {
  const { status } = useSelector(selectCatalogue);
  const isLoaded = status === 'ready' || status === 'failed';
  return (
    <>
      {status !== 'failed' && <BestSellers />}
      {isLoaded && (
        <>
          <Together />
          <Story />
          <Highlights />
          <ReviewQuotes />
          <WhyUs />
          <Wrap>
            <BuyAgain />
            <RecentlySeen />
          </Wrap>
        </>
      )}
    </>
  );
}
