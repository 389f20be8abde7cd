import { type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { H2 } from '../typography';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  text-align: center;
  padding: 48px 20px;
  p {
    margin-top: 10px;
    color: var(--ink-2);
    max-width: 40ch;
    text-wrap: balance;
  }
  svg {
    width: 176px;
    height: auto;
    margin-bottom: 28px;
  }
`;
const Actions = styled.div`
  margin-top: 24px;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

/** The low sun above lines of mist. */
export function Sun() {
  return (
    <svg viewBox="0 0 176 108" aria-hidden="true">
      <defs>
        <linearGradient id="low-sun" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--peach)" stopOpacity="0.8" />
          <stop offset="0.55" stopColor="var(--blush)" />
          <stop offset="1" stopColor="var(--paper)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M24 66a64 64 0 0 1 128 0z" fill="url(#low-sun)" />
      <path
        d="M2 77h172M28 91h120M58 105h60"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The next step, usually one Button. */
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
  /** The heading, which can be focused with a script. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** An empty list or screen: a serif heading, one sentence, one action. */
export function EmptyState({ title, text, action, as = 'h2', headingRef }: EmptyStateProps) {
  return (
    <Frame>
      <Sun />
      <H2 as={as} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </H2>
      {text && <p>{text}</p>}
      {action && <Actions>{action}</Actions>}
    </Frame>
  );
}
