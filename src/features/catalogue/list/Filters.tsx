import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@/ui';
import { toggle, type Criteria, type Facet } from '../browse/criteria';
import { FACET_PLURALS, FACET_TITLES } from '../browse/facetWords';
import type { FacetOptions } from '../browse/filter';
import { FilterGroup } from './FilterGroup';
import { OptionList } from './OptionList';
import { PriceRange } from './PriceRange';

const Loose = styled.div`
  border-top: var(--hair);
  padding-block: 6px;
`;

const STARS = [4.5, 4, 3];

export interface FiltersProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** What there is to choose, with the figures of the list as it stands. */
  options: FacetOptions;
}

/** All filters with how many each option would show; the same beside the list and in the sheet. */
export function Filters({ criteria, onChange, options }: FiltersProps) {
  const group = useId();
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
      <FilterGroup title="Price" open>
        <PriceRange criteria={criteria} onChange={onChange} />
      </FilterGroup>
      {facet('skin', true)}
      {facet('ingredient', false)}
      <FilterGroup title="Rating" open={criteria.rating !== null}>
        {[...STARS, null].map((stars) => (
          <Checkbox
            key={stars}
            type="radio"
            name={`${group}-rating`}
            label={stars === null ? 'Any rating' : `${stars} stars and up`}
            checked={criteria.rating === stars}
            onChange={() => onChange({ ...criteria, rating: stars })}
          />
        ))}
      </FilterGroup>
      <Loose>
        <Checkbox
          label="In stock only"
          checked={criteria.inStock}
          onChange={() => onChange({ ...criteria, inStock: !criteria.inStock })}
        />
      </Loose>
      {facet('country', false)}
    </>
  );
}
