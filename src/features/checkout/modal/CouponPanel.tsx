import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { offersRequested } from '@/features/offers';
import { Button, Caption, ErrorNote, FieldWithAction, Icon, TextLink } from '@/ui';
import { PlainAction } from '../PlainAction';
import { selectCheckout, selectOfferChoices } from '../checkoutSelectors';
import { checkoutActions } from '../checkoutSlice';
import { Applied, Choices, Group, Verdict } from './CouponPanel.styles';
import { messages } from '../messages';

const { couponRemoved, couponSubmitted } = checkoutActions;

/** An applied or removed coupon moves the buttons, so the second click of a double click would press another one. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;

/** The other offers, each with its saving now or the reason why it does not apply. */
function CouponList({ id, except }: { id: string; except: string | undefined }) {
  const dispatch = useDispatch();
  const choices = useSelector(selectOfferChoices).filter(({ offer }) => offer.code !== except);
  if (choices.length === 0) return <Caption id={id}>{messages.couponPanel.noOthers}</Caption>;
  return (
    <Choices id={id} aria-label={messages.couponPanel.coupons}>
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
            aria-label={messages.couponPanel.applyCode(offer.code)}
            onClick={(event: MouseEvent) => {
              if (!isSecondClick(event)) dispatch(couponSubmitted(offer.code));
            }}
          >
            {messages.couponPanel.apply}
          </Button>
        </li>
      ))}
    </Choices>
  );
}

/** The applied coupon, the field for a code, and the list of coupons. */
export function CouponPanel() {
  const dispatch = useDispatch();
  const { coupon, couponError } = useSelector(selectCheckout);
  const [code, setCode] = useState('');
  const [listed, setListed] = useState(false);
  const list = useId();
  const error = useId();

  // Reads the current offers only when the shopper opens the coupons, to save reads.
  const requestOffers = () => dispatch(offersRequested());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(couponSubmitted(code));
  };
  // An applied code is removed from the field.
  const [lastCoupon, setLastCoupon] = useState(coupon);
  if (coupon !== lastCoupon) {
    setLastCoupon(coupon);
    if (coupon) setCode('');
  }

  // Remove, and Apply in the list, disappear with the focus; the dialog would take it to its top.
  const group = useRef<HTMLElement>(null);
  const shown = useRef(coupon);
  useLayoutEffect(() => {
    if (shown.current !== coupon && document.activeElement === document.body) group.current?.focus();
    shown.current = coupon;
  }, [coupon]);

  return (
    <Group ref={group} tabIndex={-1} aria-label={messages.couponPanel.coupon}>
      <h3>{messages.couponPanel.coupon}</h3>
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
              aria-label={messages.couponPanel.removeCode(coupon.code)}
              onClick={(event) => {
                if (!isSecondClick(event)) dispatch(couponRemoved());
              }}
            >
              {messages.couponPanel.remove}
            </PlainAction>
          </Applied>
        )}
      </div>
      <FieldWithAction onSubmit={submit} {...(couponError ? { 'data-wrong': '' } : {})}>
        <input
          value={code}
          onFocus={requestOffers}
          onChange={(event) => setCode(event.target.value)}
          placeholder={messages.couponPanel.couponCode}
          aria-label={messages.couponPanel.couponCode}
          aria-invalid={couponError ? true : undefined}
          aria-describedby={couponError ? error : undefined}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <button
          type="submit"
          onClick={(event) => {
            if (isSecondClick(event)) event.preventDefault();
          }}
        >
          {messages.couponPanel.apply}
        </button>
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
          if (!listed) requestOffers();
          setListed(!listed);
        }}
      >
        {messages.couponPanel.viewCoupons}
      </TextLink>
      {listed && <CouponList id={list} except={coupon?.code} />}
    </Group>
  );
}
