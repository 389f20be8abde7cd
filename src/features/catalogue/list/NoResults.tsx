import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { Button, EmptyState, H2 } from '@/ui';
import { withoutFilters, type Criteria } from '../browse/criteria';
import { ProductGrid } from '../card/ProductGrid';
import { selectSuggested } from './listSelectors';

const Frame = styled.div`
  overflow-wrap: anywhere;
`;
const Suggested = styled.section`
  padding-top: 24px;
  h2 {
    margin-bottom: 20px;
  }
`;

interface NoResultsProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** How many there would be without the filters. */
  unfiltered: number;
  /** Another spelling to try. */
  suggestion: string | null;
}

function texts({ q }: Criteria, unfiltered: number): { title: string; text: string } {
  if (unfiltered > 0)
    return { title: 'Nothing matches all of these', text: 'Take off a filter above, or all of them.' };
  if (!q) return { title: 'Nothing here yet', text: 'There is more on the other shelves.' };
  return {
    title: `Nothing found for “${q}”`,
    text: 'Check the spelling, or try a concern, an ingredient or a kind of product.',
  };
}

/** Nothing to show: why, what to do next, and what others like. */
export function NoResults({ criteria, onChange, unfiltered, suggestion }: NoResultsProps) {
  const suggested = useSelector(selectSuggested);
  const { title, text } = texts(criteria, unfiltered);
  const everything = { ...withoutFilters(criteria), q: '', kind: 'products' as const };
  const show = (next: Criteria) => {
    // The button that was pressed goes away with this.
    focusContent();
    onChange(next);
  };
  return (
    <Frame>
      <EmptyState
        title={title}
        text={text}
        action={
          <>
            {suggestion && (
              <Button variant="ghost" onClick={() => show({ ...criteria, q: suggestion })}>
                Did you mean “{suggestion}”?
              </Button>
            )}
            {unfiltered > 0 ? (
              <Button onClick={() => show(withoutFilters(criteria))}>Clear filters</Button>
            ) : (
              <Button onClick={() => show(everything)}>Show all products</Button>
            )}
          </>
        }
      />
      {suggested.length > 0 && (
        <Suggested aria-label="You may like these">
          <H2>You may like these</H2>
          <ProductGrid items={suggested} />
        </Suggested>
      )}
    </Frame>
  );
}
