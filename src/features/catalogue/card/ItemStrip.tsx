import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { ItemKind } from '@/domain/catalogue/catalogue';
import { H2, media, Section, SectionHead } from '@/ui';
import { selectCatalogue, selectListItems } from '../catalogueSelectors';
import { ComboCard } from './ComboCard';
import { ProductCard } from './ProductCard';

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
  scroll-padding-inline: 4px;
  > li {
    scroll-snap-align: start;
  }
  ${media.desktop} {
    grid-auto-columns: 220px;
    gap: 24px;
  }
`;
const SIZES = '(min-width: 1024px) 220px, 42vw';

interface ItemStripProps {
  /** Id of the heading. */
  id: string;
  title: string;
  items: readonly { kind: ItemKind; id: string }[];
}

/**
 * The items that are still sold, in one line under a heading; renders nothing without any. While the catalogue loads, it
 * marks its place as reserved: the footer waits for it.
 */
export function ItemStrip({ id: headingId, title, items }: ItemStripProps) {
  const isLoading = useSelector(selectCatalogue).status === 'loading';
  const onSale = useSelector(selectListItems);
  const found = items.flatMap(
    ({ kind, id }) => onSale.find((one) => one.kind === kind && one.item.id === id) ?? [],
  );
  if (found.length === 0) return isLoading && items.length > 0 ? <div data-reserved="" /> : null;
  return (
    <Section aria-labelledby={headingId}>
      <SectionHead>
        <H2 id={headingId}>{title}</H2>
      </SectionHead>
      <Strip>
        {found.map((entry) => (
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
