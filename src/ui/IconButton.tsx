import { type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icons/Icon';
import { type IconName } from './icons/icons';

const Square = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: var(--r-m);
  transition: background var(--d-fast);
  &:hover {
    background: var(--sand);
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  &:focus-visible {
    border-radius: var(--r-m);
  }
  &[disabled] {
    color: var(--line-strong);
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name. */
  label: string;
  icon: IconName;
  iconSize?: number;
  /** On top of the icon, such as a count. */
  children?: ReactNode;
}

/** A 44 px square with one icon. */
export function IconButton({ label, icon, iconSize = 24, children, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} {...rest}>
      <Icon name={icon} size={iconSize} />
      {children}
    </Square>
  );
}
