import { useSelector } from 'react-redux';
import { H2, Section, SectionHead } from '@/ui';
import { ProductGrid } from '../card/ProductGrid';
import { selectProducts } from '../catalogueSelectors';
import type { Detail } from '../types';
import { goesWellWith } from './related';

/** What is bought along with it. */
export function WellWith({ detail }: { detail: Detail }) {
  const related = goesWellWith(detail, useSelector(selectProducts));
  return (
    <Section aria-labelledby="well-with">
      <SectionHead>
        <H2 id="well-with">Goes well with</H2>
      </SectionHead>
      <ProductGrid items={related} four />
    </Section>
  );
}
