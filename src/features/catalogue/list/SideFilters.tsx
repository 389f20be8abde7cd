import { Filters, type FiltersProps } from './Filters';
import { FilterSkeleton } from './FilterSkeleton';
import { Side } from './ListScreen.styles';
import { useStickySide } from './useStickySide';

/** The filters beside the list on a desktop; in view as long as they fit. */
export function SideFilters({ waiting, ...filters }: FiltersProps & { waiting: boolean }) {
  const side = useStickySide();
  return (
    <Side ref={side} aria-label="Filters">
      {waiting ? <FilterSkeleton /> : <Filters {...filters} />}
    </Side>
  );
}
