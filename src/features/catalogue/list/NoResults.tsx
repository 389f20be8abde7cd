import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { Button, EmptyState, H2 } from '@/ui';
import { withoutFilters, type Criteria } from '../browse/criteria';
import { ProductGrid } from '../card/ProductGrid';
import { selectSuggested } from './listSelectors';
import { messages } from './messages/more';

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
  /** The number of results without the filters. */
  unfiltered: number;
  /** A corrected spelling to try. */
  suggestion: string | null;
}

function texts({ q }: Criteria, unfiltered: number): { title: string; text: string } {
  if (unfiltered > 0) return { title: messages.noResults.noMatch, text: messages.noResults.takeOffFilter };
  if (!q) return { title: messages.noResults.empty, text: messages.noResults.moreElsewhere };
  return {
    title: messages.noResults.nothingFoundFor(q),
    text: messages.noResults.tryOtherWords,
  };
}

/** An empty result: the reason, next steps, and suggestions. */
export default function NoResults({ criteria, onChange, unfiltered, suggestion }: NoResultsProps) {
  const suggested = useSelector(selectSuggested);
  const { title, text } = texts(criteria, unfiltered);
  const everything = { ...withoutFilters(criteria), q: '', kind: 'products' as const };
  const show = (next: Criteria) => {
    // The pressed button disappears with the list.
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
                {messages.noResults.didYouMean(suggestion)}
              </Button>
            )}
            {unfiltered > 0 ? (
              <Button onClick={() => show(withoutFilters(criteria))}>
                {messages.noResults.clearFilters}
              </Button>
            ) : (
              <Button onClick={() => show(everything)}>{messages.noResults.showAllProducts}</Button>
            )}
          </>
        }
      />
      {suggested.length > 0 && (
        <Suggested aria-label={messages.noResults.youMayLikeThese}>
          <H2>{messages.noResults.youMayLikeThese}</H2>
          <ProductGrid items={suggested} />
        </Suggested>
      )}
    </Frame>
  );
}
