/** How the ids of customers without an account begin. Firebase's uids have letters and digits only. */
const PREFIX = 'phone_';

/** The id of a customer who ordered by phone and has no account; `hash` is of the phone number. */
export const phoneCustomerId = (hash: string): string => `${PREFIX}${hash}`;

/** Whether a customer's id is that of a person without an account. */
export const isPhoneCustomer = (uid: string): boolean => uid.startsWith(PREFIX);
