import { useSelector } from 'react-redux';
import { H2, Section, SectionHead } from '@/ui';
import { ProductGrid } from '../../card/ProductGrid';
import { selectProducts } from '../../catalogueSelectors';
import type { Detail } from '../../types';
import { goesWellWith } from './related';
import { messages } from '../messages/below';

/** Products that go well with this one; renders nothing until the catalogue has loaded. */
export function GoesWellWith({ detail }: { detail: Detail }) {
  const related = goesWellWith(detail, useSelector(selectProducts));
  if (related.length === 0) return null;
  return (
    <Section aria-labelledby="well-with">
      <SectionHead>
        <H2 id="well-with">{messages.wellWith.title}</H2>
      </SectionHead>
      <ProductGrid items={related} four />
    </Section>
  );
}
