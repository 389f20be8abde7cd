import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { formatShortDay } from '@/lib/dates';
import { media } from '@/ui';
import { selectDelivery } from '../catalogueSelectors';
import { messages } from './messages/deliveryLine';

/** A list shows its delivery date, if this device has a PIN code. */
export const deliveryLineShown = createAction('catalogue/deliveryLineShown');

/** Shares the count's line, so that nothing moves; a phone truncates it. */
const Line = styled.span`
  display: inline-block;
  max-width: calc(100% - 7.5em);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
  ${media.desktop} {
    display: inline;
  }
`;

/**
 * ' · To 560034 by Sat, 28 Nov · COD available': one line for all products, whose parcels take the same
 * days.
 */
export default function DeliveryLine() {
  const dispatch = useDispatch();
  const { answer } = useSelector(selectDelivery);
  useEffect(() => {
    dispatch(deliveryLineShown());
  }, [dispatch]);
  if (answer.status !== 'ready') return null;
  const { deliverable, by, pincode, cod } = answer.value;
  const day = by && messages.by(pincode, formatShortDay(by));
  const words = deliverable ? [day, cod && messages.cod] : [messages.notTo(pincode)];
  return (
    <>
      {' '}
      <Line>
        {words
          .filter(Boolean)
          .map((part) => `· ${part}`)
          .join(' ')}
      </Line>
    </>
  );
}
