import { useEffect } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money';
import { DesktopOnly, media, PhoneOnly } from '@/ui';
import { AddToCart } from '../AddToCart';
import { Quantity, type QuantityProps } from './Quantity';

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > button {
    flex: 1;
    padding: 0 12px;
  }
  .total {
    line-height: 1.2;
    min-width: 76px;
    font-size: var(--t-micro);
    color: var(--ink-3);
  }
  .total b {
    display: block;
    font-size: 1.1875rem;
    color: var(--ink);
  }
  ${media.belowDesktop} {
    position: fixed;
    inset: auto 0 0;
    z-index: 25;
    padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: var(--hair);
  }
  ${media.desktop} {
    .total {
      display: none;
    }
  }
`;

/** Quantity and add to cart; on a phone the button stays at the foot, in the place of the tab bar. */
export function BuyBar({ name, choice, quantity, onQuantity }: QuantityProps) {
  useEffect(() => {
    document.body.dataset['buyBar'] = '';
    return () => {
      delete document.body.dataset['buyBar'];
    };
  }, []);
  const stepper = <Quantity name={name} choice={choice} quantity={quantity} onQuantity={onQuantity} />;
  return (
    <>
      <PhoneOnly>{stepper}</PhoneOnly>
      <Bar>
        <div className="total">
          <b>{formatRupees(choice.price)}</b>
          {choice.label}
        </div>
        <DesktopOnly>{stepper}</DesktopOnly>
        <AddToCart line={choice.line(quantity)} soldOut={choice.stock <= 0} />
      </Bar>
    </>
  );
}
