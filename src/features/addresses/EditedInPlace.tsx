import { useDispatch, useSelector } from 'react-redux';
import { TextLink } from '@/ui';
import { AddressForm } from './AddressForm';
import { selectEditedAddress } from './addressesSelectors';
import { confirmAddressRemoval } from './removal';
import { messages } from './messages';

/** The form on screens without the list of addresses, with a button to remove the address. */
export function EditedInPlace({ focusFirst }: { focusFirst: boolean }) {
  const dispatch = useDispatch();
  const edited = useSelector(selectEditedAddress);
  return (
    <AddressForm focusFirst={focusFirst}>
      {edited && (
        <TextLink
          as="button"
          type="button"
          style={{ justifySelf: 'start' }}
          onClick={() => dispatch(confirmAddressRemoval(edited))}
        >
          {messages.editedInPlace.remove}
        </TextLink>
      )}
    </AddressForm>
  );
}
