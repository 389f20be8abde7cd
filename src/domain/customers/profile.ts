import { isPhone, PHONE_ERROR } from '../general/phone';

/** How a person is called and reached, as `users/{uid}` holds it; the phone is empty or ten digits. */
export interface Details {
  displayName: string;
  phone: string;
}
export type DetailsField = keyof Details;
export type DetailsErrors = Partial<Record<DetailsField, string>>;

/** Characters, also held by firestore.rules. */
export const LONGEST_NAME = 80;

/** Trims and folds white space. */
export function tidyDetails({ displayName, phone }: Details): Details {
  return { displayName: displayName.replace(/\s+/g, ' ').trim(), phone: phone.trim() };
}

/** What is wrong with the details, by field; empty when nothing is. A phone number may be left out. */
export function validateDetails(details: Details): DetailsErrors {
  const { displayName, phone } = tidyDetails(details);
  const errors: DetailsErrors = {};
  if (!displayName) errors.displayName = 'Please enter your name';
  else if (/[<>]/.test(displayName)) errors.displayName = 'Please leave out < and >';
  else if (displayName.length > LONGEST_NAME) errors.displayName = `At most ${LONGEST_NAME} characters`;
  if (phone && !isPhone(phone)) errors.phone = PHONE_ERROR;
  return errors;
}

/** What of the details was changed; only that is written, so that what another device wrote meanwhile stays. */
export function changedDetails(from: Details, to: Details): Partial<Details> {
  const tidy = tidyDetails(to);
  return {
    ...(tidy.displayName !== from.displayName && { displayName: tidy.displayName }),
    ...(tidy.phone !== from.phone && { phone: tidy.phone }),
  };
}

/** Details that are being typed, and what they were when that began. */
export interface DetailsEntry extends Details {
  fromName: string;
  fromPhone: string;
}

export const EMPTY_DETAILS_ENTRY: DetailsEntry = { displayName: '', phone: '', fromName: '', fromPhone: '' };

export const startOf = ({ fromName, fromPhone }: DetailsEntry): Details => ({
  displayName: fromName,
  phone: fromPhone,
});
