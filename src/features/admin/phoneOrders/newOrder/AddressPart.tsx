import { useDispatch, useSelector } from 'react-redux';
import { streetOf, type AddressErrors } from '@/domain/addresses/address';
import { isPhoneCustomer } from '@/domain/phoneOrders/phoneCustomer';
import { ErrorNote, SelectField, TextField } from '@/ui';
import { RetryNote } from '../../shared';
import { AddressFields } from './AddressFields';
import { Body, Fields, Part } from './NewOrder.styles';
import { newOrderActions as actions, selectNewOrder, type NewOrderState } from './newOrderSlice';
import { messages } from '../messages';

const { address: texts } = messages;

/** The directory's or courier's warning about the PIN code; undefined without one. */
function pincodeWarning({ isPincodeUnknown, delivery, paymentMethod }: NewOrderState): string | undefined {
  if (isPincodeUnknown) return texts.unknownPincode;
  if (delivery && !delivery.deliverable) return texts.notServed;
  return delivery && !delivery.cod && paymentMethod === 'Cash on Delivery' ? texts.noCash : undefined;
}

/** The customer's saved addresses. */
function SavedAddresses() {
  const dispatch = useDispatch();
  const { customer, address, areAddressesMissing } = useSelector(selectNewOrder);
  const { addresses } = customer;
  if (areAddressesMissing) {
    return <RetryNote message={texts.savedFailed} onAgain={() => dispatch(actions.addressesRequested())} />;
  }
  if (addresses.length === 0) return null;
  return (
    <SelectField
      label={texts.saved}
      value={address.editing}
      onChange={({ target }) => {
        const picked = addresses.find(({ createdAt }) => createdAt === target.value);
        if (picked) dispatch(actions.addressPicked(picked));
      }}
    >
      {!address.editing && <option value="">{texts.another}</option>}
      {addresses.map((one) => (
        <option key={one.createdAt} value={one.createdAt}>
          {[one.name, streetOf(one), one.city, one.pincode].join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

/** The delivery address, and the email of a person without an account. */
export function AddressPart({
  errors,
  emailError,
}: {
  errors: AddressErrors;
  emailError: string | undefined;
}) {
  const dispatch = useDispatch();
  const order = useSelector(selectNewOrder);
  const { customer, email } = order;
  const hasAccount = customer.uid !== '' && !isPhoneCustomer(customer.uid);
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
      </header>
      <Body>
        <SavedAddresses />
        <Fields>
          <AddressFields
            address={order.address}
            errors={errors}
            pincodeWarning={pincodeWarning(order)}
            onType={(field, text) => dispatch(actions.addressTyped({ field, text }))}
          />
          {!hasAccount && (
            <div data-width="half">
              <TextField
                type="email"
                name="email"
                label={messages.customer.email}
                hint={messages.customer.emailHint}
                optional
                autoComplete="off"
                maxLength={254}
                value={email}
                error={emailError}
                onChange={({ target }) => dispatch(actions.emailTyped(target.value))}
              />
            </div>
          )}
        </Fields>
        {Object.keys(errors).length > 0 && <ErrorNote>{texts.incomplete}</ErrorNote>}
      </Body>
    </Part>
  );
}
