import { type ComponentPropsWithRef, type ElementType, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { SpinningMark } from './status/Mark';

type Variant = 'primary' | 'ghost' | 'danger';

const variants = {
  primary: css`
    background: var(--dew);
    color: var(--paper);
    &:hover {
      background: var(--dew-hover);
    }
    &:active {
      background: var(--dew-press);
    }
  `,
  ghost: css`
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    &:hover {
      background: var(--sand);
    }
    &:focus-visible {
      box-shadow:
        inset 0 0 0 1px var(--line-strong),
        var(--ring);
    }
  `,
  danger: css`
    background: var(--danger);
    color: #fff;
    &:hover {
      background: var(--danger-hover);
    }
  `,
};

const Shape = styled.button<{ $variant: Variant; $small: boolean; $wide: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: ${({ $small }) => ($small ? 44 : 52)}px;
  padding: 0 ${({ $small }) => ($small ? 18 : 26)}px;
  ${({ $wide }) => $wide && 'width: 100%;'}
  border-radius: var(--r-m);
  font-weight: 600;
  font-size: ${({ $small }) => ($small ? '1rem' : '1.0625rem')};
  /* Large text wraps where the words are wider than their place. */
  max-width: 100%;
  white-space: normal;
  /* The edge in forced colours, which drop fills and shadows. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  transition:
    background var(--d-fast) var(--e-soft),
    transform var(--d-press) var(--e-out);
  ${({ $variant }) => variants[$variant]}
  &:active {
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: var(--r-m);
  }
  &[disabled],
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--disabled);
    color: var(--ink-3);
    box-shadow: none;
    transform: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

interface OwnProps<C extends ElementType> {
  /** Another element or a router's Link; a button by default. */
  as?: C;
  variant?: Variant;
  size?: 'md' | 'sm';
  /** Shows the spinning mark, keeps the focus, and ignores presses. */
  busy?: boolean;
  wide?: boolean;
  children: ReactNode;
}

export type ButtonProps<C extends ElementType = 'button'> = OwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof OwnProps<C>>;

/** A button with text. `type` is 'button' by default; a form's submit button needs `type="submit"`. */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const {
    as,
    variant = 'primary',
    size = 'md',
    busy = false,
    wide = false,
    children,
    ...rest
  }: OwnProps<ElementType> & Record<string, unknown> = props;
  const hold = (event: MouseEvent) => event.preventDefault();
  return (
    <Shape
      as={as}
      {...(as ? {} : { type: 'button' as const })}
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: hold } : {})}
      $variant={variant}
      $small={size === 'sm'}
      $wide={wide}
    >
      {busy && <SpinningMark size={20} />}
      {children}
    </Shape>
  );
}
