import * as v from 'valibot';

/** POST /api/account/delete; `confirm` repeats the account's email as a safeguard. */
export const deleteAccountRequest = v.object({
  confirm: v.pipe(v.string('confirm must be text'), v.trim(), v.maxLength(320, 'confirm is too long')),
});

export interface DeleteAccountResponse {
  success: true;
  /** 'deleting': the deletion has started and finishes in the background. */
  status: 'deleted' | 'deleting';
  message: string;
}

/** Milliseconds since the last sign-in for which a person may delete their account. */
export const RECENT_LOGIN_MS = 5 * 60_000;
