import styled from 'styled-components';
import type { Order } from '@/domain/orders/order/order';
import { Caption, VisuallyHidden } from '@/ui';
import { formatMoment } from '@/lib/dates';
import { timelineOf } from './timeline';

const List = styled.ol`
  position: relative;
  display: grid;
  li {
    position: relative;
    padding: 0 0 22px 36px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    left: 5px;
    top: 5px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    border: 1.5px solid var(--line-strong);
    background: var(--paper);
  }
  li::after {
    content: '';
    position: absolute;
    left: 11.5px;
    top: 21px;
    bottom: -3px;
    width: 1.5px;
    background: var(--line);
  }
  li:last-child::after {
    display: none;
  }
  [data-state='done']::before {
    background: var(--dew);
    border-color: var(--dew);
  }
  [data-state='done']::after {
    background: var(--dew);
  }
  [data-state='now']::before {
    border: 4px solid var(--dew);
  }
  [data-state='ahead'] {
    color: var(--ink-3);
  }
  b {
    font-weight: 600;
  }
`;
const SPOKEN = { done: ', done', now: ', now', ahead: ', still to come' };

/** The past and the expected steps of an order. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <List>
      {timelineOf(order).map((step) => (
        <li key={`${step.status}${step.at}`} data-state={step.state}>
          {step.state === 'ahead' ? step.word : <b>{step.word}</b>}
          <VisuallyHidden>{SPOKEN[step.state]}</VisuallyHidden>
          {step.note && <Caption>{step.note}</Caption>}
          {step.at && (
            <Caption as="time" dateTime={step.at} style={{ display: 'block' }}>
              {formatMoment(step.at)}
            </Caption>
          )}
        </li>
      ))}
    </List>
  );
}
