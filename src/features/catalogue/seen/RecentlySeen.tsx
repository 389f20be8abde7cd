import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { isSameItem, type SeenItem } from '@/domain/catalogue/seen';
import { H2, media, Section, SectionHead } from '@/ui';
import { ComboCard } from '../card/ComboCard';
import { ProductCard } from '../card/ProductCard';
import { selectListItems } from '../catalogueSelectors';
import { messages } from './messages/recentlySeen';
import { selectSeen } from './seenSlice';

/** One line of cards that scrolls sideways. */
const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(42vw, 200px);
  gap: 12px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  /* The cards' focus rings are not cut off. */
  padding: 4px;
  margin: -4px;
  > li {
    scroll-snap-align: start;
  }
  ${media.desktop} {
    grid-auto-columns: 220px;
    gap: 24px;
  }
`;
const SIZES = '(min-width: 1024px) 220px, 42vw';

/** What was looked at on this device and is still sold, without `except`, which is open now. */
export function RecentlySeen({ except }: { except?: SeenItem }) {
  const seen = useSelector(selectSeen);
  const onSale = useSelector(selectListItems);
  const items = seen
    .filter((item) => !except || !isSameItem(item, except))
    .flatMap(({ kind, id }) => onSale.find((one) => one.kind === kind && one.item.id === id) ?? []);
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby="recently-seen">
      <SectionHead>
        <H2 id="recently-seen">{messages.title}</H2>
      </SectionHead>
      <Strip>
        {items.map((entry) => (
          <li key={`${entry.kind}/${entry.item.id}`}>
            {entry.kind === 'product' ? (
              <ProductCard product={entry.item} sizes={SIZES} />
            ) : (
              <ComboCard combo={entry.item} sizes={SIZES} />
            )}
          </li>
        ))}
      </Strip>
    </Section>
  );
}
