import styled from 'styled-components';
import { formatDayAndMonth } from '@/lib/dates';
import type { ParcelStep } from './parcelSteps';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  font-size: var(--t-caption);
  line-height: 1.4;
  li {
    border-top: 4px solid var(--dew);
    padding-top: 8px;
    color: var(--ink-2);
  }
  li[data-state='now'] {
    color: var(--dew);
    font-weight: 600;
  }
  li[data-state='ahead'] {
    border-color: var(--line);
    color: var(--ink-3);
  }
  time {
    display: block;
  }
`;

/** The four steps of a parcel as a bar; renders nothing without any. */
export function ParcelSteps({ steps }: { steps: readonly ParcelStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Steps>
      {steps.map(({ label, at, state }) => (
        <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {label}
          {at && <time dateTime={at}>{formatDayAndMonth(at)}</time>}
        </li>
      ))}
    </Steps>
  );
}
