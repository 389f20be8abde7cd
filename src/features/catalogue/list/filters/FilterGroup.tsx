import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useLatch } from '@/lib/hooks/useLatch';
import { Icon, arrowSummary } from '@/ui';

const Frame = styled.details`
  ${arrowSummary}
  border-top: var(--hair);
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 56px;
    font-weight: 600;
  }
`;
const Content = styled.div`
  padding-bottom: 12px;
`;

/** One filter, with a heading that collapses it. It stays open when its last option, which has the focus, is unticked. */
export function FilterGroup({
  title,
  open,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <Frame open={useLatch(open)}>
      <summary>
        {title}
        <Icon name="down" size={20} />
      </summary>
      <Content role="group" aria-label={title}>
        {children}
      </Content>
    </Frame>
  );
}
