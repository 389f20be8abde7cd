import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { Button, EmptyState, H2, Section, SectionHead, Wrap } from '@/ui';
import { ProductGrid } from '../card/ProductGrid';
import { selectProducts } from '../catalogueSelectors';
import type { ListItem } from '../types';
import { bestLiked } from './facts/related';
import { messages } from './messages/missing';

/** Page for an address without a product, never known or no longer sold. It suggests alternatives. */
export default function NotHere({ alternatives }: { alternatives: readonly ListItem[] }) {
  const products = useSelector(selectProducts);
  const sold = alternatives.length > 0;
  const shown = sold ? alternatives : bestLiked(products);
  return (
    <Wrap>
      <EmptyState
        as="h1"
        title={messages.notHere.title}
        text={sold ? messages.notHere.noLongerSold : messages.notHere.renamedOrGone}
        action={
          <Button as={Link} to={paths.products}>
            {messages.notHere.seeAllProducts}
          </Button>
        }
      />
      {shown.length > 0 && (
        <Section aria-labelledby="instead">
          <SectionHead>
            <H2 id="instead">{sold ? messages.notHere.alternatives : messages.notHere.bestLiked}</H2>
          </SectionHead>
          <ProductGrid items={shown} four />
        </Section>
      )}
    </Wrap>
  );
}
