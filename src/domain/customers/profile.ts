import { messages as fields } from '../text/messages';
import { isPhone } from '../text/phone';

/** A person’s name and phone number in `users/{uid}`; the phone is empty or ten digits. */
export interface Profile {
  displayName: string;
  phone: string;
}
export type ProfileField = keyof Profile;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** Characters, also held by firestore.rules. */
export const MAX_NAME_LENGTH = 80;

/** Trims and folds white space. */
export function tidyProfile({ displayName, phone }: Profile): Profile {
  return { displayName: displayName.replace(/\s+/g, ' ').trim(), phone: phone.trim() };
}

/** Errors by field; empty when the profile is valid. The phone number is optional. */
export function validateProfile(profile: Profile): ProfileErrors {
  const { displayName, phone } = tidyProfile(profile);
  const errors: ProfileErrors = {};
  if (!displayName) errors.displayName = fields.nameMissing;
  else if (/[<>]/.test(displayName)) errors.displayName = fields.brackets;
  else if (displayName.length > MAX_NAME_LENGTH) errors.displayName = fields.tooLong(MAX_NAME_LENGTH);
  if (phone && !isPhone(phone)) errors.phone = fields.wrongPhone;
  return errors;
}

/** Returns the changed fields; only these are written, so that another device’s changes stay. */
export function changedProfile(from: Profile, to: Profile): Partial<Profile> {
  const tidy = tidyProfile(to);
  return {
    ...(tidy.displayName !== from.displayName && { displayName: tidy.displayName }),
    ...(tidy.phone !== from.phone && { phone: tidy.phone }),
  };
}

/** A profile that is being typed, and its values before the edit. */
export interface ProfileEntry extends Profile {
  fromName: string;
  fromPhone: string;
}

export const EMPTY_PROFILE_ENTRY: ProfileEntry = { displayName: '', phone: '', fromName: '', fromPhone: '' };

export const profileBeforeEdit = ({ fromName, fromPhone }: ProfileEntry): Profile => ({
  displayName: fromName,
  phone: fromPhone,
});
