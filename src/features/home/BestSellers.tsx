import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { GridSkeleton, ProductGrid, selectProducts } from '@/features/catalogue';
import { H2, Section, SectionHead, TextLink, Wrap } from '@/ui';
import { bestSellers } from './picks';

const SHOWN = 8;

export function BestSellers() {
  const products = useSelector(selectProducts);
  const items = bestSellers(products, SHOWN).map((item) => ({ kind: 'product' as const, item }));
  return (
    <Section aria-labelledby="best">
      <Wrap>
        <SectionHead>
          <H2 id="best">Best sellers</H2>
          <TextLink as={Link} to="/products">
            See all
          </TextLink>
        </SectionHead>
        {items.length > 0 ? <ProductGrid items={items} four /> : <GridSkeleton count={SHOWN} four />}
      </Wrap>
    </Section>
  );
}
