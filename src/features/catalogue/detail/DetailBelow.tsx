import { Questions } from '@/features/reviews';
import { RecentlySeen } from '../seen/RecentlySeen';
import type { Detail } from '../types';
import { Reviews } from './Reviews';
import { WellWith } from './WellWith';

/** The sections below the first screen of a product or combo. */
export function DetailBelow({ detail }: { detail: Detail }) {
  const others = (
    <>
      <WellWith detail={detail} />
      <RecentlySeen except={{ kind: detail.kind, id: detail.item.id }} />
    </>
  );
  return (
    <>
      <Reviews detail={detail} />
      {detail.kind === 'product' ? <Questions productId={detail.item.id} below={others} /> : others}
    </>
  );
}
