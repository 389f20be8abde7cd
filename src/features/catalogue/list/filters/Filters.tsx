import { useDeferredValue, useId, useMemo } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@/ui';
import { toggle, type Criteria, type Facet } from '../../browse/criteria';
import { FACET_PLURALS, FACET_TITLES } from '../../browse/facetWords';
import type { Entry } from '../../browse/facets';
import { optionsOf } from '../../browse/options';
import { FilterGroup } from './FilterGroup';
import { OptionList } from './OptionList';
import { PriceRange } from './PriceRange';
import { messages } from '../messages/more';

const Loose = styled.div`
  border-top: var(--hair);
  padding-block: 6px;
`;

const STARS = [4.5, 4, 3];

export interface FiltersProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** The unfiltered entries, which determine the options and their counts. */
  candidates: readonly Entry[];
  deferredCriteria: Criteria;
}

/**
 * All filters with the number of results for each option, beside the list and in the sheet. With `inSteps`, the
 * filters beyond the first screen render when the browser has time.
 */
export function Filters({
  criteria,
  onChange,
  candidates,
  deferredCriteria,
  inSteps = false,
}: FiltersProps & { inSteps?: boolean }) {
  const group = useId();
  const isWhole = useDeferredValue(true, !inSteps);
  const options = useMemo(() => optionsOf(candidates, deferredCriteria), [candidates, deferredCriteria]);
  const facet = (name: Facet, open: boolean) =>
    options[name].length > 0 && (
      <FilterGroup title={FACET_TITLES[name]} open={open || criteria[name].length > 0}>
        <OptionList
          what={FACET_PLURALS[name]}
          options={options[name]}
          chosen={criteria[name]}
          searchable={name === 'country'}
          onToggle={(value) => onChange(toggle(criteria, name, value))}
        />
      </FilterGroup>
    );
  return (
    <>
      {facet('concern', true)}
      {facet('category', true)}
      {isWhole && (
        <>
          <FilterGroup title={messages.filters.price} open>
            <PriceRange criteria={criteria} onChange={onChange} />
          </FilterGroup>
          {facet('skin', true)}
          {facet('ingredient', false)}
          <FilterGroup title={messages.filters.rating} open={criteria.rating !== null}>
            {[...STARS, null].map((stars) => (
              <Checkbox
                key={stars}
                type="radio"
                name={`${group}-rating`}
                label={stars === null ? messages.filters.anyRating : messages.filters.starsAndUp(stars)}
                checked={criteria.rating === stars}
                onChange={() => onChange({ ...criteria, rating: stars })}
              />
            ))}
          </FilterGroup>
          <Loose>
            <Checkbox
              label={messages.filters.inStockOnly}
              checked={criteria.inStock}
              onChange={() => onChange({ ...criteria, inStock: !criteria.inStock })}
            />
          </Loose>
          {facet('country', false)}
        </>
      )}
    </>
  );
}
