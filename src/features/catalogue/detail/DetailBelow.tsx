import { Questions } from '@/features/reviews';
import { ChunkBoundary, sectionFailure } from '@/loading';
import { RecentlySeen } from '../seen/RecentlySeen';
import type { Detail } from '../types';
import { Reviews } from './Reviews';
import { WellWith } from './WellWith';

/** The sections below the first screen of a product or combo. */
export function DetailBelow({ detail }: { detail: Detail }) {
  return (
    <>
      <Reviews detail={detail} />
      {detail.kind === 'product' && (
        <ChunkBoundary failure={sectionFailure}>
          <Questions productId={detail.item.id} />
        </ChunkBoundary>
      )}
      <WellWith detail={detail} />
      <RecentlySeen except={{ kind: detail.kind, id: detail.item.id }} />
    </>
  );
}
