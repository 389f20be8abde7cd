import styled from 'styled-components';
import { pathOf, type IconName } from './icons';

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  flex: none;
`;

export interface IconProps {
  name: IconName;
  /** px: 24 alone, 20 in controls, 16 in chips. */
  size?: number;
  className?: string;
}

/** A decorative icon: the text beside it has the same meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <Drawing className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={pathOf(name)} />
    </Drawing>
  );
}
