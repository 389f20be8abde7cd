import { useState } from 'react';
import styled from 'styled-components';
import { formatRupees, toPaise } from '@/domain/money/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { tryOffer, whileItRuns, type Trial } from '@/domain/pricing/trial';
import {
  Button,
  Caption,
  DoubtNote,
  ErrorNote,
  IconButton,
  OkNote,
  SelectField,
  Stepper,
  SumList,
  SumRow,
  trashIcon,
} from '@/ui';
import { PartPicker, type PartForm } from '../catalogue';
import { offerDraftOf } from './formTexts';
import type { OfferForm } from './forms';

const Frame = styled.section`
  display: grid;
  gap: 14px;
  padding: 20px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 8px;
    padding-block: 10px;
    border-bottom: var(--hair);
  }
  li > span {
    overflow-wrap: anywhere;
  }
  li > [role='group'] {
    justify-self: start;
  }
  li small {
    display: block;
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;

interface Line {
  part: PartForm;
  quantity: number;
}

const keyOf = ({ productId, variantId }: PartForm) => `${productId}/${variantId}`;

/** The carts' lines, and the ways to change them. */
function Cart({ lines, onChange }: { lines: Line[]; onChange: (lines: Line[]) => void }) {
  return (
    <ul aria-label="Cart">
      {lines.map(({ part, quantity }, at) => (
        <li key={keyOf(part)}>
          <span>
            {part.title}
            <small>{formatRupees(part.price)} each</small>
          </span>
          <IconButton
            label={`Take out ${part.title}`}
            icon={trashIcon}
            iconSize={20}
            onClick={() => onChange(lines.filter((_, n) => n !== at))}
          />
          <Stepper
            size="sm"
            label={`Quantity of ${part.title}`}
            value={quantity}
            max={50}
            onStep={(by) =>
              onChange(lines.map((one, n) => (n === at ? { ...one, quantity: quantity + by } : one)))
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** What the shop would say of the coupon, and the sum. */
function Sum({ trial }: { trial: Trial }) {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, finalTotal } = trial.amounts;
  return (
    <>
      {trial.applies ? <OkNote>{trial.message}</OkNote> : <ErrorNote>{trial.message}</ErrorNote>}
      <SumList>
        <SumRow label="Subtotal" amount={formatRupees(subTotal)} />
        {discountAmount > 0 && (
          <SumRow label="Offer" amount={`−${formatRupees(discountAmount)}`} tone="saving" />
        )}
        {prepaidDiscount > 0 && (
          <SumRow label="Paid online" amount={`−${formatRupees(prepaidDiscount)}`} tone="saving" />
        )}
        <SumRow label="Delivery" amount={deliveryFee > 0 ? formatRupees(deliveryFee) : 'Free'} />
        <SumRow label="This cart would pay" amount={formatRupees(finalTotal)} tone="total" />
      </SumList>
    </>
  );
}

/** Tries the offer as it is typed on a cart, with the functions that price every cart. */
export function OfferTrial({ form, usedCount }: { form: OfferForm; usedCount: number | undefined }) {
  const [lines, setLines] = useState<Line[]>([]);
  const [paymentMethod, setMethod] = useState<PaymentMethod>('Cash on Delivery');
  const [picking, setPicking] = useState(false);
  const [now] = useState(() => new Date());
  const draft = offerDraftOf(form);
  const cart = lines.map(({ part, quantity }) => ({ unitPrice: toPaise(part.price), quantity }));
  const given = { lines: cart, paymentMethod, now, usedCount };
  const trial = tryOffer({ draft: whileItRuns(draft), ...given });
  const said = tryOffer({ draft, ...given });
  const waits = trial && said && trial.message !== said.message;
  return (
    <Frame aria-label="Trial">
      <h2>Try it</h2>
      {lines.length === 0 && <Caption>Put something in a cart, and see what it would pay.</Caption>}
      {lines.length > 0 && <Cart lines={lines} onChange={setLines} />}
      <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={() => setPicking(true)}>
        Add to the cart
      </Button>
      {lines.length > 0 && (
        <>
          <SelectField
            label="Paid by"
            value={paymentMethod}
            onChange={(event) => setMethod(event.target.value as PaymentMethod)}
          >
            {PAYMENT_METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </SelectField>
          <div role="status" style={{ display: 'grid', gap: 14 }}>
            {trial ? (
              <Sum trial={trial} />
            ) : (
              <Caption>The figures of the offer need another look first.</Caption>
            )}
            {waits && <DoubtNote>{`Once it runs. Now shoppers would be told: ${said.message}`}</DoubtNote>}
          </div>
        </>
      )}
      {picking && (
        <PartPicker
          combos
          has={(product, size) => lines.some(({ part }) => keyOf(part) === `${product}/${size}`)}
          onPick={(part) => setLines([...lines, { part, quantity: 1 }])}
          onClose={() => setPicking(false)}
        />
      )}
    </Frame>
  );
}
