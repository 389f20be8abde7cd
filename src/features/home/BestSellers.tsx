import { useSelector } from 'react-redux';
import { bestSellers } from '@/domain/catalogue/picks/bestSellers';
import { GridSkeleton, ProductGrid, selectCatalogue, selectProducts } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { H2, Section, SectionHead, TextLink, Wrap } from '@/ui';
import { messages } from './messages/below';

const SHOWN = 8;

/** The best-selling products; placeholders while they load. */
export function BestSellers() {
  const catalogue = useSelector(selectCatalogue);
  const products = useSelector(selectProducts);
  const items = bestSellers(products, SHOWN).map((item) => ({ kind: 'product' as const, item }));
  if (catalogue.status === 'ready' && items.length === 0) return null;
  return (
    <Section aria-labelledby="best">
      <Wrap>
        <SectionHead>
          <H2 id="best">{messages.bestSellers.title}</H2>
          <TextLink as={Link} to={paths.products}>
            {messages.bestSellers.seeAll}
          </TextLink>
        </SectionHead>
        {items.length > 0 ? <ProductGrid items={items} four /> : <GridSkeleton count={SHOWN} four />}
      </Wrap>
    </Section>
  );
}
