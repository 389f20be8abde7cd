import { useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { SkipLink } from '@/ui';
import { Filters, type FiltersProps } from './Filters';
import { FilterSkeleton } from './FilterSkeleton';
import { RESULTS_ID, STICKY_TOP } from '../ListScreen.styles';
import { messages } from '../messages/sideFilters';
import { useTall } from './useTall';

const Side = styled.div`
  position: sticky;
  top: ${STICKY_TOP};
  > :first-child {
    border-top: 0;
  }
`;

interface SideFiltersProps extends FiltersProps {
  waiting: boolean;
  /** The results beside them, which may be the shorter column. */
  results: RefObject<HTMLDivElement | null>;
}

/** The filters beside the list on a desktop. Both columns stick, so that neither leaves the other alone in the window. */
export default function SideFilters({ waiting, results, ...filters }: SideFiltersProps) {
  const side = useRef<HTMLDivElement>(null);
  useTall(side);
  useTall(results);
  return (
    <>
      <SkipLink to={RESULTS_ID} label={messages.skipToProducts} />
      <Side ref={side}>{waiting ? <FilterSkeleton /> : <Filters {...filters} />}</Side>
    </>
  );
}
