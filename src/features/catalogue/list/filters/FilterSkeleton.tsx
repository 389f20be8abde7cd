import styled from 'styled-components';
import { Skeleton } from '@/ui';

const Rows = styled.div`
  display: grid;
  gap: 22px;
  padding-top: 18px;
`;
const ROWS = 12;

/** Placeholder for the filters while the catalogue loads. */
export function FilterSkeleton() {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} $width={row % 6 === 0 ? '50%' : '84%'} $height="22px" />
      ))}
    </Rows>
  );
}
