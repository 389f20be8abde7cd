import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { messages } from '../messages/stepper';

const Frame = styled.div<{ $small: boolean }>`
  display: inline-grid;
  grid-template-columns: 44px ${({ $small }) => ($small ? 30 : 36)}px 44px;
  align-items: center;
  flex: none;
  height: 46px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  text-align: center;
  &:focus-visible {
    border-radius: var(--r-m);
  }
  output {
    font-weight: 600;
  }
  button {
    display: grid;
    place-items: center;
    height: 44px;
  }
  button[disabled] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;

export interface StepperProps {
  value: number;
  max?: number;
  /** Called with +1 or −1. */
  onStep: (delta: 1 | -1) => void;
  /** The control's label, as in 'Quantity of Amla C Glow Serum'. */
  label: string;
  size?: 'md' | 'sm';
  /** Whether another text already announces the new number. */
  isQuiet?: boolean;
}

/**
 * Minus, number, plus. Minus is disabled at 1, plus at max; the pressed one then gives its focus to the group, so that
 * the next Tab stays here and a repeated key does not press the other one.
 */
export function Stepper({
  value,
  max = Number.POSITIVE_INFINITY,
  onStep,
  label,
  size = 'md',
  isQuiet,
}: StepperProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const step = ({ currentTarget }: MouseEvent<HTMLButtonElement>, delta: 1 | -1) => {
    pressed.current = currentTarget;
    onStep(delta);
  };
  // Before a dialog around it takes the focus to its top. Chromium blurs a button as soon as it is disabled.
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    const { activeElement, body } = document;
    const isLost = button?.disabled && (activeElement === button || activeElement === body);
    if (isLost) frame.current?.focus({ preventScroll: true });
  }, [value, max]);
  return (
    <Frame ref={frame} role="group" aria-label={label} tabIndex={-1} $small={size === 'sm'}>
      <button
        type="button"
        aria-label={messages.oneLess}
        disabled={value <= 1}
        onClick={(event) => step(event, -1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output aria-live={isQuiet ? 'off' : 'polite'}>{value}</output>
      <button
        type="button"
        aria-label={messages.oneMore}
        disabled={value >= max}
        onClick={(event) => step(event, 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </Frame>
  );
}
