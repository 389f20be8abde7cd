import styled from 'styled-components';
import { SkipLink } from '@/ui';
import { Filters, type FiltersProps } from './Filters';
import { FilterSkeleton } from './FilterSkeleton';
import { RESULTS_ID } from '../ListScreen.styles';
import { messages } from '../messages/sideFilters';
import { useStickySide } from './useStickySide';

const Side = styled.div`
  position: sticky;
  top: min(100px, calc(100vh - var(--tall, 200vh) - 24px));
  > :first-child {
    border-top: 0;
  }
`;

/** The filters beside the list on a desktop; sticky as long as they fit. */
export default function SideFilters({ waiting, ...filters }: FiltersProps & { waiting: boolean }) {
  const side = useStickySide();
  return (
    <>
      <SkipLink to={RESULTS_ID} label={messages.skipToProducts} />
      <Side ref={side}>{waiting ? <FilterSkeleton /> : <Filters {...filters} />}</Side>
    </>
  );
}
