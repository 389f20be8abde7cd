import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { comparePath } from '@/domain/compare/comparedIds';
import type { CompareRoot } from '@/features/compare';
import { TextLink } from '@/ui';
import { messages } from './messages/more';

const Line = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
const NONE: string[] = [];

/** Links to the comparison with this product added. The slice of picks loads with the runtime. */
export function CompareLink({ id }: { id: string }) {
  const ids = useSelector(({ compare }: CompareRoot) => compare?.ids) ?? NONE;
  return (
    <div>
      <Line as={Link} to={comparePath(ids.includes(id) ? ids : [...ids, id])}>
        {messages.compare}
      </Line>
    </div>
  );
}
