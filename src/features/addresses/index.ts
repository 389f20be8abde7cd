export {
  addressChosen,
  addressesReducer,
  addressesRequested,
  addressFormClosed,
  addressFormOpened,
  addressRemoved,
  addressSubmitted,
  defaultAddressPicked,
} from './addressesSlice';
export type { AddressesState } from './addressesSlice';
export {
  selectAddresses,
  selectAddressesStatus,
  selectAddressForm,
  selectChosenAddress,
  type AddressesRoot,
} from './addressesSelectors';
export { addressesSaga } from './addressesSaga';
export { AddressForm } from './AddressForm';
export { AddressPicker } from './AddressPicker';
export { AddressText } from './AddressText';
