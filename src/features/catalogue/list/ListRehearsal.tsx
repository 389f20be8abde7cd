import { Chips } from './Chips';
import FilterSheet, { type FilterSheetProps } from './FilterSheet';

/** What a press on the filters or the first letter of a search draws for the first time. */
export default function ListRehearsal(props: FilterSheetProps) {
  return (
    <>
      <FilterSheet {...props} />
      <Chips criteria={{ ...props.criteria, q: 'a' }} onChange={props.onChange} />
    </>
  );
}
