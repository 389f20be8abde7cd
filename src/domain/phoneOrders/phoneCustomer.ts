/** Prefix of the ids of customers without an account. Firebase's uids have letters and digits only. */
const PREFIX = 'phone_';

/** The id of a customer without an account; `hash` is the phone number's. */
export const phoneCustomerId = (hash: string): string => `${PREFIX}${hash}`;

/** Whether a customer's id is that of a person without an account. */
export const isPhoneCustomer = (uid: string): boolean => uid.startsWith(PREFIX);
