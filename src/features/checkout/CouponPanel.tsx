import { useId, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { offersRequested } from '@/features/offers';
import { Button, Caption, ErrorNote, FieldWithAction, Icon, TextLink } from '@/ui';
import { PlainAction } from './PlainAction';
import { selectCheckout, selectOfferChoices } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import { Applied, Choices, Group, Verdict } from './CouponPanel.styles';

const { couponRemoved, couponSubmitted } = checkoutActions;

/** Every other offer, with what it would save now or why it does not apply. */
function CouponList({ id, except }: { id: string; except: string | undefined }) {
  const dispatch = useDispatch();
  const choices = useSelector(selectOfferChoices).filter(({ offer }) => offer.code !== except);
  if (choices.length === 0) return <Caption id={id}>There are no other coupons right now.</Caption>;
  return (
    <Choices id={id} aria-label="Coupons">
      {choices.map(({ offer, applies, text }) => (
        <li key={offer.id}>
          <span>
            <b>{offer.code}</b>
            <Caption as="span">{offer.title}</Caption>
            <Verdict $applies={applies}>{text}</Verdict>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Apply ${offer.code}`}
            onClick={() => dispatch(couponSubmitted(offer.code))}
          >
            Apply
          </Button>
        </li>
      ))}
    </Choices>
  );
}

/** A code typed or picked, what it does, and how to be rid of it. */
export function CouponPanel() {
  const dispatch = useDispatch();
  const { coupon, couponError } = useSelector(selectCheckout);
  const [code, setCode] = useState('');
  const [listed, setListed] = useState(false);
  const list = useId();
  const error = useId();

  // Whoever turns to coupons is told of them as they are now; nobody else has them read.
  const seek = () => dispatch(offersRequested());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(couponSubmitted(code));
  };
  // A code that was taken has done its work in the field.
  const [taken, setTaken] = useState(coupon);
  if (coupon !== taken) {
    setTaken(coupon);
    if (coupon) setCode('');
  }

  return (
    <Group aria-label="Coupon">
      <h3>Coupon</h3>
      <div role="status">
        {coupon && (
          <Applied>
            <Icon name="check" size={20} />
            <span>
              <b>{coupon.code}</b>
              {coupon.message}
            </span>
            <PlainAction
              type="button"
              aria-label={`Remove ${coupon.code}`}
              onClick={() => dispatch(couponRemoved())}
            >
              Remove
            </PlainAction>
          </Applied>
        )}
      </div>
      <FieldWithAction onSubmit={submit} {...(couponError ? { 'data-wrong': '' } : {})}>
        <input
          value={code}
          onFocus={seek}
          onChange={(event) => setCode(event.target.value)}
          placeholder="Coupon code"
          aria-label="Coupon code"
          aria-invalid={couponError ? true : undefined}
          aria-describedby={couponError ? error : undefined}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <button type="submit">Apply</button>
      </FieldWithAction>
      <div role="alert" style={{ marginTop: couponError ? 8 : 0 }}>
        {couponError && <ErrorNote id={error}>{couponError}</ErrorNote>}
      </div>
      <TextLink
        as="button"
        type="button"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        onClick={() => {
          if (!listed) seek();
          setListed(!listed);
        }}
      >
        View Coupons
      </TextLink>
      {listed && <CouponList id={list} except={coupon?.code} />}
    </Group>
  );
}
