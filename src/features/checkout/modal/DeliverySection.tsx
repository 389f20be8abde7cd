import { useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { AddressPicker, AddressText, selectAddressForm, selectChosenAddress } from '@/features/addresses';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Box, Button, Caption, Icon, TextLink, VisuallyHidden } from '@/ui';
import { DeliveryPromise } from './DeliveryPromise';
import { messages } from '../messages';

const Chosen = styled(Box)`
  padding: 14px 16px;
  > div:first-child {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: start;
    margin-bottom: 12px;
    > svg {
      margin-top: 2px;
    }
    > button {
      margin: -10px 0;
    }
  }
  h3 {
    font: 600 1rem/1.5 var(--sans);
    overflow-wrap: anywhere;
  }
`;
const Picking = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  > :first-child {
    width: 100%;
    padding: 0;
  }
`;

/** The delivery address with its date; the address can be changed here. */
export function DeliverySection() {
  const chosen = useSelector(selectChosenAddress);
  const form = useSelector(selectAddressForm);
  const [isChanging, setChanging] = useState(false);
  // A form that was left open in the cart, or that a reload brought back, is shown here too.
  const isPicking = isChanging || form !== 'closed' || !chosen;
  const heading = useId();
  const root = useRef<HTMLDivElement>(null);

  // The pressed button disappears: the focus moves to the chosen address, and back to Change.
  useOnChange(isPicking, () => {
    if (isPicking && !isChanging) return;
    root.current?.querySelector<HTMLElement>(isPicking ? 'input:checked' : '[data-change]')?.focus();
  });

  return (
    <div ref={root}>
      {isPicking ? (
        <Picking>
          <AddressPicker />
          <DeliveryPromise />
          {chosen && form === 'closed' && (
            <Button type="button" variant="ghost" size="sm" onClick={() => setChanging(false)}>
              {messages.deliverySection.deliverHere}
            </Button>
          )}
        </Picking>
      ) : (
        <Chosen as="section" aria-labelledby={heading}>
          <div>
            <Icon name="pin" size={20} />
            <div>
              <h3 id={heading}>
                <VisuallyHidden>{messages.deliverySection.deliverTo} </VisuallyHidden>
                {chosen.name}
              </h3>
              <Caption>
                <AddressText address={chosen} />
              </Caption>
            </div>
            <TextLink as="button" type="button" data-change="" onClick={() => setChanging(true)}>
              {messages.deliverySection.change}
              <VisuallyHidden> {messages.deliverySection.deliveryAddress}</VisuallyHidden>
            </TextLink>
          </div>
          <DeliveryPromise />
        </Chosen>
      )}
    </div>
  );
}
