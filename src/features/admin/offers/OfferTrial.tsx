import { useState } from 'react';
import styled from 'styled-components';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { formatRupees, toPaise } from '@/domain/money/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import type { PricedUnits } from '@/domain/offers/types/pricedUnits';
import { tryOffer, asRunning, type Trial } from '@/domain/pricing/trial';
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
import { offerDraftOf, type OfferForm } from '../scheduled';
import { scopeTexts, trialTexts } from './messages';

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

interface Line extends Pick<PricedUnits, 'kind' | 'id' | 'category'> {
  part: PartForm;
  quantity: number;
}

const lineOf = (part: PartForm, { id, category, items }: CatalogueRow): Line => ({
  part,
  kind: items.length > 0 ? 'combo' : 'product',
  id,
  category: items.length > 0 ? '' : category,
  quantity: 1,
});

const keyOf = ({ productId, variantId }: PartForm) => `${productId}/${variantId}`;

/** The lines of the trial cart, with their controls. */
function Cart({ lines, onChange }: { lines: Line[]; onChange: (lines: Line[]) => void }) {
  return (
    <ul aria-label={trialTexts.cart}>
      {lines.map(({ part, quantity }, at) => (
        <li key={keyOf(part)}>
          <span>
            {part.title}
            <small>{trialTexts.each(part.price)}</small>
          </span>
          <IconButton
            label={trialTexts.takeOut(part.title)}
            icon={trashIcon}
            iconSize={20}
            onClick={() => onChange(lines.filter((_, n) => n !== at))}
          />
          <Stepper
            size="sm"
            label={trialTexts.quantity(part.title)}
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

/** The message for the shopper, and the sums. */
function Sum({ trial }: { trial: Trial }) {
  const { subTotal, discountAmount, prepaidDiscount, deliveryFee, deliveryDiscount, finalTotal } =
    trial.amounts;
  return (
    <>
      {trial.applies ? <OkNote>{trial.message}</OkNote> : <ErrorNote>{trial.message}</ErrorNote>}
      <SumList>
        <SumRow label={trialTexts.subTotal} amount={formatRupees(subTotal)} />
        {discountAmount > 0 && (
          <SumRow label={trialTexts.offer} amount={`−${formatRupees(discountAmount)}`} tone="saving" />
        )}
        {prepaidDiscount > 0 && (
          <SumRow label={trialTexts.paidOnline} amount={`−${formatRupees(prepaidDiscount)}`} tone="saving" />
        )}
        <SumRow
          label={deliveryDiscount ? trialTexts.deliveryOff(deliveryDiscount) : trialTexts.delivery}
          amount={trialTexts.deliveryFee(deliveryFee)}
          tone={deliveryDiscount ? 'saving' : 'plain'}
        />
        <SumRow label={trialTexts.total} amount={formatRupees(finalTotal)} tone="total" />
      </SumList>
    </>
  );
}

/** Applies the offer as typed to a trial cart, with the shop's own pricing. */
export function OfferTrial({ form, usedCount }: { form: OfferForm; usedCount: number | undefined }) {
  const [lines, setLines] = useState<Line[]>([]);
  const [paymentMethod, setMethod] = useState<PaymentMethod>(PAYMENT_METHODS[0]);
  const [hasOrderedBefore, setOrderedBefore] = useState(false);
  const [picking, setPicking] = useState(false);
  const [now] = useState(() => new Date());
  const draft = offerDraftOf(form);
  const cart = lines.map(({ part, ...line }) => ({ ...line, unitPrice: toPaise(part.price) }));
  const input = { lines: cart, paymentMethod, now, usedCount, hasOrderedBefore };
  const trial = tryOffer({ draft: asRunning(draft), ...input });
  const outcomeNow = tryOffer({ draft, ...input });
  const waits = trial && outcomeNow && trial.message !== outcomeNow.message;
  return (
    <Frame aria-label={trialTexts.label}>
      <h2>{trialTexts.heading}</h2>
      {lines.length === 0 && <Caption>{trialTexts.empty}</Caption>}
      {lines.length > 0 && <Cart lines={lines} onChange={setLines} />}
      <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={() => setPicking(true)}>
        {trialTexts.add}
      </Button>
      {lines.length > 0 && (
        <>
          <SelectField
            label={trialTexts.paidBy}
            value={paymentMethod}
            onChange={(event) => setMethod(event.target.value as PaymentMethod)}
          >
            {PAYMENT_METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </SelectField>
          {form.scope === 'first_order' && (
            <SelectField
              label={scopeTexts.shopper}
              value={hasOrderedBefore ? 'customer' : 'newcomer'}
              onChange={(event) => setOrderedBefore(event.target.value === 'customer')}
            >
              <option value="newcomer">{scopeTexts.newcomer}</option>
              <option value="customer">{scopeTexts.customer}</option>
            </SelectField>
          )}
          <div role="status" style={{ display: 'grid', gap: 14 }}>
            {trial ? <Sum trial={trial} /> : <Caption>{trialTexts.notYet}</Caption>}
            {waits && <DoubtNote>{trialTexts.now(outcomeNow.message)}</DoubtNote>}
          </div>
        </>
      )}
      {picking && (
        <PartPicker
          combos
          has={(product, size) => lines.some(({ part }) => keyOf(part) === `${product}/${size}`)}
          onPick={(part, item) => setLines([...lines, lineOf(part, item)])}
          onClose={() => setPicking(false)}
        />
      )}
    </Frame>
  );
}
