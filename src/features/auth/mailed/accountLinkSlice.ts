import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountTask } from '@/domain/mail/accountLink';
import { failed, idle } from '@/lib/remote';
import { refused, sending, type Sending } from '@/lib/sending';

/** How far the link of a mail by Firebase is. */
export type AccountLinkState =
  | { status: 'checking' }
  /** The person has to do something: type a new password, or press a button. */
  | { status: 'asking'; task: AccountTask; email: string; sending: Sending }
  /** `next`: the path of this shop where it leads; empty for the list of products. */
  | { status: 'done'; task: AccountTask; email: string; next: string }
  /** The link was used, has expired or was altered; `task` is null where it does not say what for. */
  | { status: 'over'; task: AccountTask | null }
  /** The account is disabled. */
  | { status: 'closed' }
  /** Another try may help. */
  | { status: 'failed'; message: string };

export interface WithAccountLink {
  accountLink: AccountLinkState;
}

const slice = createSlice({
  name: 'accountLink',
  initialState: { status: 'checking' } as AccountLinkState,
  reducers: {
    accountLinkOpened: (): AccountLinkState => ({ status: 'checking' }),
    accountLinkAsked: (
      _state,
      { payload }: PayloadAction<{ task: AccountTask; email: string }>,
    ): AccountLinkState => ({ status: 'asking', ...payload, sending: idle }),
    /** The new password is in the credentials vault, because Redux must never hold one. */
    accountLinkConfirmed(state) {
      if (state.status === 'asking') state.sending = sending;
    },
    accountLinkRefused(state, { payload: problem }: PayloadAction<string>) {
      if (state.status === 'asking') state.sending = refused(problem);
    },
    accountLinkUsed: (
      _state,
      { payload }: PayloadAction<{ task: AccountTask; email: string; next: string }>,
    ): AccountLinkState => ({ status: 'done', ...payload }),
    accountLinkEnded: (_state, { payload: task }: PayloadAction<AccountTask | null>): AccountLinkState => ({
      status: 'over',
      task,
    }),
    closedAccountFound: (): AccountLinkState => ({ status: 'closed' }),
    accountLinkFailed: (_state, { payload: message }: PayloadAction<string>): AccountLinkState =>
      failed(message),
  },
});

export const accountLinkReducer = slice.reducer;
export const {
  accountLinkOpened,
  accountLinkAsked,
  accountLinkConfirmed,
  accountLinkRefused,
  accountLinkUsed,
  accountLinkEnded,
  closedAccountFound,
  accountLinkFailed,
} = slice.actions;
export const selectAccountLink = (state: WithAccountLink): AccountLinkState => state.accountLink;
