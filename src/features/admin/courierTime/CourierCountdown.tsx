import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { adminPaths } from '@/app/router/paths';
import { minutesToCourier } from '@/domain/orders/packing/courierTime';
import { MINUTE_MS } from '@/domain/time/calendar';
import { formatDuration } from '@/domain/time/duration';
import { useInterval } from '@/lib/hooks/useInterval';
import { Icon } from '@/ui';
import { adminMedia } from '../shared';
import { selectCourierTime } from './courierTimeSlice';
import { messages } from './messages';

const CLOCK = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.5 2';
const LOOK_MS = 10_000;

const Countdown = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: var(--r-s);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  b {
    color: var(--ink);
    font-weight: 600;
  }
  &:hover {
    background: var(--admin-hover);
  }
  ${adminMedia.abovePhone} {
    min-height: 32px;
  }
`;
const unseen = css`
  position: absolute;
  clip-path: inset(50%);
`;
/** Screen readers get it even if there is no room for it. */
const Rest = styled.span`
  ${adminMedia.phone} {
    ${unseen}
  }
  ${adminMedia.narrow} {
    ${unseen}
  }
`;

interface CourierCountdownProps {
  /** Orders that are not packed yet; undefined before they are counted. */
  toPack: number | undefined;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/**
 * How long is left until the courier comes, and the way to the orders that are not packed yet. It is no live region:
 * a screen reader meets it in the bar and is not interrupted every minute.
 */
export function CourierCountdown({ toPack, clock = Date.now }: CourierCountdownProps) {
  const { comesAt } = useSelector(selectCourierTime);
  const minutesNow = () => minutesToCourier(comesAt, new Date(clock()));
  const [, setShown] = useState(minutesNow);
  useInterval(() => setShown(minutesNow()), LOOK_MS, comesAt !== null);
  const minutes = minutesNow();
  if (comesAt === null || minutes === null) return null;
  return (
    <Countdown to={`${adminPaths.orders}?waits=pack`} title={messages.comesAt(comesAt)}>
      <Icon name={CLOCK} size={16} />
      <span>
        <b>{formatDuration(minutes * MINUTE_MS)}</b> <Rest>{messages.until(toPack)}</Rest>
      </span>
    </Countdown>
  );
}
