import { useDispatch, useSelector } from 'react-redux';
import { TextLink } from '@/ui';
import { AddressForm } from './AddressForm';
import { selectEditedAddress } from './addressesSelectors';
import { confirmAddressRemoval } from './removal';
import { messages } from './messages';

/** The form where the list is not on the screen, so that it also offers to remove the address. */
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
