export {
  addressChosen,
  addressEditStarted,
  addressesLoaded,
  addressesReducer,
  addressesRequested,
  addressFormOpened,
  addressMissed,
  addressSaved,
  addressSubmitted,
  defaultAddressPicked,
} from './addressesSlice';
export {
  selectAddresses,
  selectAddressesStatus,
  selectAddressForm,
  selectAddressFormTitle,
  selectChangingAddress,
  selectChosenAddress,
  selectPickedAddress,
} from './addressesSelectors';
export { addressesSaga } from './addressesSaga';
export { waitForAddresses } from './waitForAddresses';
export { confirmAddressRemoval } from './removal';
export { messages as addressMessages } from './messages';
export { AddressForm } from './AddressForm';
export { AddressPicker } from './AddressPicker';
export { AddressText } from './AddressText';
