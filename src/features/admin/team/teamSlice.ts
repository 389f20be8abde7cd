import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InviteResponse, StaffResponse } from '@/domain/contracts/admin/staff';
import type { Role } from '@/domain/staff/roles';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The owner's actions on the team. */
export type TeamAct =
  | { kind: 'invite'; email: string; role: Role }
  | { kind: 'withdraw'; id: string }
  | { kind: 'role'; uid: string; role: Role }
  | { kind: 'remove'; uid: string }
  | { kind: 'twoStep'; roles: Role[] }
  | { kind: 'app'; uid: string };

/** The progress of the last action, or why it failed. */
type Acting =
  | { status: 'idle' }
  | { status: 'sending'; act: TeamAct }
  | { status: 'failed'; act: TeamAct; message: string };

export type TeamQuestion =
  | { uid: string; what: 'member' | 'app' }
  | { uid: string; what: 'role'; role: Role }
  | { id: string; what: 'invite' };

export interface TeamState {
  current: Remote<StaffResponse>;
  acting: Acting;
  /** The change that waits for a confirmation. */
  asked: TeamQuestion | null;
  /** The opened invitation of the signed-in person. */
  invite: Remote<InviteResponse>;
  accepting: { status: 'idle' } | { status: 'sending' } | { status: 'failed'; message: string };
}

const initialState: TeamState = {
  current: idle,
  acting: { status: 'idle' },
  asked: null,
  invite: idle,
  accepting: { status: 'idle' },
};

const slice = createSlice({
  name: 'admin/team',
  initialState,
  reducers: {
    teamRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
    },
    teamLoaded(state, { payload }: PayloadAction<StaffResponse>) {
      state.current = ready(payload);
      state.acting = { status: 'idle' };
      state.asked = null;
    },
    teamFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    actRequested(state, { payload: act }: PayloadAction<TeamAct>) {
      state.acting = { status: 'sending', act };
    },
    actFailed(state, { payload }: PayloadAction<{ act: TeamAct; message: string }>) {
      state.acting = { status: 'failed', ...payload };
    },
    questionAsked(state, { payload }: PayloadAction<TeamState['asked']>) {
      state.asked = payload;
      state.acting = { status: 'idle' };
    },
    inviteOpened(state, _action: PayloadAction<string>) {
      state.invite = loading;
      state.accepting = { status: 'idle' };
    },
    inviteLoaded(state, { payload }: PayloadAction<InviteResponse>) {
      state.invite = ready(payload);
    },
    inviteFailed(state, { payload: message }: PayloadAction<string>) {
      state.invite = failed(message);
    },
    acceptRequested(state, _action: PayloadAction<string>) {
      state.accepting = { status: 'sending' };
    },
    acceptFailed(state, { payload: message }: PayloadAction<string>) {
      state.accepting = { status: 'failed', message };
    },
  },
});

export const teamReducer = slice.reducer;
export const teamActions = slice.actions;

export const selectTeam = ({ admin }: { admin: { team: TeamState } }) => admin.team;
