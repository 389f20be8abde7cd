import { type ReactNode } from 'react';
import styled from 'styled-components';
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

/** One filter, with a heading that collapses it. */
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
    <Frame open={open}>
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
