import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  EMPTY_PROFILE_ENTRY,
  type Profile,
  type ProfileEntry,
  type ProfileField,
} from '@/domain/customers/profile';
import { signedIn } from '@/features/auth';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface UserProfileState {
  /** The phone number. The name belongs to the session. */
  phone: Remote<string>;
  form: { status: 'closed' } | Sending;
  entry: ProfileEntry;
}

const closed = { form: { status: 'closed' }, entry: EMPTY_PROFILE_ENTRY } as const;
const initialState: UserProfileState = { phone: idle, ...closed };

const slice = createSlice({
  name: 'userProfile',
  initialState,
  reducers: {
    profileRequested(state) {
      if (state.phone.status !== 'ready') state.phone = loading;
    },
    phoneLoaded(state, { payload: phone }: PayloadAction<string>) {
      state.phone = ready(phone);
    },
    profileLoadFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.phone.status !== 'ready') state.phone = failed(message);
    },
    profileEditStarted(state, { payload: { displayName, phone } }: PayloadAction<Profile>) {
      state.form = idle;
      state.entry = { displayName, phone, fromName: displayName, fromPhone: phone };
    },
    /** Restores what was typed before a reload. */
    profileDraftRestored(state, { payload: entry }: PayloadAction<ProfileEntry>) {
      state.form = idle;
      state.entry = entry;
    },
    profileTyped(state, { payload }: PayloadAction<{ field: ProfileField; text: string }>) {
      state.entry[payload.field] = payload.text;
    },
    profileSubmitted(state) {
      state.form = sending;
    },
    profileSaveFailed(state, { payload: message }: PayloadAction<string>) {
      state.form = failed(message);
    },
    /** The form closes after a save or a cancel. */
    profileFormClosed(state) {
      Object.assign(state, closed);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      if (state.phone.status === 'idle') state.phone = loading;
    });
  },
});

export const profileActions = slice.actions;
export const { profileRequested, profileEditStarted, profileTyped, profileSubmitted, profileFormClosed } =
  slice.actions;
export const userProfileReducer = slice.reducer;

export interface UserProfileRoot {
  userProfile: UserProfileState;
}
export const selectPhone = ({ userProfile: details }: UserProfileRoot) => details.phone;
/** The person's mobile number; empty while unknown or without one. */
export const selectPhoneNumber = ({ userProfile: details }: UserProfileRoot): string =>
  details.phone.status === 'ready' ? details.phone.value : '';
export const selectProfileForm = ({ userProfile: details }: UserProfileRoot) => details.form;
export const selectProfileEntry = ({ userProfile: details }: UserProfileRoot) => details.entry;
