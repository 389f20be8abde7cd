import { MAX_ADDRESSES } from '@/domain/addresses/address';
import type { PincodePlace } from '@/domain/addresses/pincode';

export const messages = {
  loginFirst: 'Please login to save addresses',
  saveFailed: 'Failed to save address. Please try again.',
  removed: 'Address removed',
  removeFailed: 'The address could not be removed. Please try again.',
  defaultFailed: 'The default address could not be changed. Please try again.',
  lost: 'This address was removed in another tab or on another device. You can save it as a new one.',
  full: `You can save up to ${MAX_ADDRESSES} addresses. Remove one first.`,
  loadFailed: 'Your addresses could not be loaded.',
  unknownPincode: 'We could not find this PIN code. Is it right?',
  elsewhere: ({ pincode, states }: PincodePlace) =>
    `${pincode} is in ${states.join(' or ')}. Is the PIN code right, and the state?`,
  placed: ({ city, states }: PincodePlace) => `Found ${city}, ${states[0]}`,
  addressForm: {
    makeDefault: 'Make this my default address',
    saving: 'Saving address',
    saveAsNew: 'Save as new address',
    save: 'Save address',
    cancel: 'Cancel',
  },
  addressPicker: {
    addNew: 'Add New Address',
    editChosen: 'Edit chosen',
    deliverTo: 'Deliver to',
    tryAgain: 'Try again',
  },
  editedInPlace: {
    remove: 'Remove this address',
  },
  addressFields: {
    fullName: 'Full Name',
    mobileNumber: 'Mobile Number',
    addressLine1: 'Address Line 1',
    addressLine2: 'Address Line 2',
    landmark: 'Landmark',
    pincode: 'Pincode',
    city: 'City',
    state: 'State',
  },
  formTitle: {
    editAddress: 'Edit address',
    addNewAddress: 'Add New Address',
  },
  removal: {
    title: 'Remove this address?',
    remove: 'Remove',
  },
};
