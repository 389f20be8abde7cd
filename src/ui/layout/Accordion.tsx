import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { plainSummary } from './plainSummary';

const Frame = styled.details`
  ${plainSummary}
  border-top: var(--hair);
  &:last-of-type {
    border-bottom: var(--hair);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 64px;
    font: 400 var(--t-h3) / 1.2 var(--serif);
    word-spacing: 0.05em;
  }
  .minus,
  &[open] .plus {
    display: none;
  }
  &[open] .minus {
    display: block;
  }
`;
const Content = styled.div`
  padding-bottom: 24px;
  color: var(--ink-2);
  > :not(dl) {
    max-width: 62ch;
  }
`;

/** A heading that expands its content. */
export function Accordion({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <Frame open={open}>
      <summary>
        {title}
        <Icon name="plus" size={20} className="plus" />
        <Icon name="minus" size={20} className="minus" />
      </summary>
      <Content>{children}</Content>
    </Frame>
  );
}
