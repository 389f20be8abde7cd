import { useSelector } from 'react-redux';
import { formatRupees } from '@/domain/money/money';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { Picture, Skeleton } from '@/ui';
import { Panel, Strip } from './RecommendedStrip.styles';
import { selectRecommended, type Recommendation } from './searchSlice';
import { messages } from './messages/recommendedStrip';

const COMING = [1, 2, 3, 4];

function Pick({ product, onPick }: { product: Recommendation; onPick: () => void }) {
  return (
    <Link to={productPath(product.id)} onClick={onPick} tabIndex={-1}>
      <div className="shot">
        <Picture picture={{ src: product.mainImage, width: 800, height: 1000 }} sizes="116px" alt="" />
      </div>
      <b>{product.name}</b>
      {formatRupees(product.price)}
    </Link>
  );
}

/** Up to ten suggested products under the empty search box. The arrow keys reach them; Tab skips them. */
export default function RecommendedStrip({ onPick }: { onPick: () => void }) {
  const recommended = useSelector(selectRecommended);
  if (recommended.status === 'failed' || recommended.status === 'idle') return null;
  if (recommended.status === 'ready' && recommended.value.length === 0) return null;
  return (
    <Panel role="region" aria-label={messages.recommendedForYou}>
      <h2>{messages.recommendedForYou}</h2>
      {/* Without a tabIndex, browsers add a tab stop for a scrollable element. */}
      <Strip tabIndex={-1}>
        {recommended.status === 'ready'
          ? recommended.value.map((product) => (
              // A pick closes the strip; the link itself navigates.
              <li key={product.id}>
                <Pick product={product} onPick={onPick} />
              </li>
            ))
          : COMING.map((index) => (
              <li key={index}>
                <Skeleton $picture $ratio="4 / 5" />
              </li>
            ))}
      </Strip>
    </Panel>
  );
}
