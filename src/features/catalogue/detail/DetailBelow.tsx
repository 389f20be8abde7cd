import type { Question } from '@/domain/catalogue/catalogue';
import { Questions } from '@/features/reviews';
import { RecentlySeen } from '../seen/RecentlySeen';
import type { Detail } from '../types';
import { Reviews } from './reviews/Reviews';
import { GoesWellWith } from './facts/GoesWellWith';

const NONE: Question[] = [];

/** The sections below the first screen of a product or combo. */
export default function DetailBelow({ detail }: { detail: Detail }) {
  return (
    <>
      <Reviews detail={detail} />
      {detail.kind === 'product' && (
        <Questions productId={detail.item.id} newest={detail.questions ?? NONE} />
      )}
      <GoesWellWith detail={detail} />
      <RecentlySeen except={{ kind: detail.kind, id: detail.item.id }} />
    </>
  );
}
