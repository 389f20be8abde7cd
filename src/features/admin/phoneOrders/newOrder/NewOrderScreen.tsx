import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { validateAddress, type AddressErrors } from '@/domain/addresses/address';
import { formOf } from '@/domain/addresses/addressEntry';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { useUnsavedForm } from '@/features/unsaved';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Icon, Locked, TextLink } from '@/ui';
import { useKeys } from '../../keys';
import { PageNav } from '../../shared';
import { addressFields } from './addressFields';
import { AddressPart } from './AddressPart';
import { CustomerPart } from './CustomerPart';
import { ItemsPart } from './ItemsPart';
import { Columns, Stack } from './NewOrder.styles';
import { couponProblem, isBegun, newOrderActions as actions, selectNewOrder } from './newOrderSlice';
import { PayPart } from './PayPart';
import { messages } from '../messages';
import { submitForm } from '@/lib/submitForm';

/** Puts together an order for a customer who called or wrote. */
export default function NewOrderScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const order = useSelector(selectNewOrder);
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    dispatch(actions.newOrderShown());
    return () => void dispatch(actions.newOrderLeft());
  }, [dispatch]);
  useUnsavedForm(isBegun(order), messages.leaving);
  useKeys({ 'mod+enter': () => form.current && submitForm(form.current) });

  const found = validateAddress(formOf(order.address), messages.address.missing);
  const errors: AddressErrors = hasTried ? found : {};
  const isEmailWrong = order.email.trim() !== '' && !isMailAddress(order.email.trim());
  const focusField = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong: string[] = addressFields.map(({ field }) => field).filter((field) => found[field]);
    if (isEmailWrong) wrong.push('email');
    if (couponProblem(order)) wrong.push('coupon');
    const [first] = wrong;
    if (first) focusField(first);
    else if (order.sending.status !== 'sending') dispatch(actions.placeRequested(order.orderId));
  };
  return (
    <>
      <PageNav aria-label={messages.nav}>
        <TextLink as={Link} to={adminPaths.orders}>
          <Icon name="back" size={20} />
          {messages.back}
        </TextLink>
      </PageNav>
      <h1>{messages.title}</h1>
      <Columns ref={form} onSubmit={submit} noValidate aria-label={messages.title}>
        <Stack>
          <Locked disabled={order.sending.status === 'sending'}>
            <CustomerPart onChosen={() => focusField('product')} />
            <ItemsPart />
            <AddressPart
              errors={errors}
              emailError={hasTried && isEmailWrong ? messages.customer.emailWrong : undefined}
            />
          </Locked>
        </Stack>
        <Stack data-side="">
          <PayPart />
        </Stack>
      </Columns>
    </>
  );
}
