import { type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from './icons/Icon';
import { type IconName } from './icons/icons';

const Pill = styled.button<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 44px;
  padding: 0 16px;
  border-radius: var(--r-pill);
  border: 1px solid var(--line-strong);
  font-weight: 500;
  font-size: var(--t-small);
  white-space: nowrap;
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  ${({ $on }) => $on && 'background: var(--dew-tint); border-color: var(--dew); color: var(--dew);'}
`;

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  on?: boolean;
  icon?: IconName;
}

/** A choice or an active filter. Set `aria-pressed` if it toggles. */
export function Chip({ on = false, icon, children, ...rest }: ChipProps) {
  return (
    <Pill type="button" $on={on} {...rest}>
      {children}
      {icon && <Icon name={icon} size={16} />}
    </Pill>
  );
}
