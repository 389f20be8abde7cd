import type { ProductSummary } from '@/domain/contracts/catalogue';
import { H2, Section, SectionHead } from '@/ui';
import { ProductGrid } from '../card/ProductGrid';

/** The products in a combo. */
export function Parts({ parts }: { parts: readonly ProductSummary[] }) {
  if (parts.length === 0) return null;
  return (
    <Section aria-labelledby="in-the-set">
      <SectionHead>
        <H2 id="in-the-set">In this set</H2>
      </SectionHead>
      <ProductGrid items={parts.map((item) => ({ kind: 'product', item }))} four />
    </Section>
  );
}
