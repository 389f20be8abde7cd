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
  | { kind: 'twoStep'; roles: Role[]; seen: Role[] }
  | { kind: 'app'; uid: string };

/** The progress of the last action, or why it failed. One runs at a time. */
type Acting =
  | { status: 'idle' }
  /** `hasQuestion`: whether the question that it confirms is still open; its answer closes no other. */
  | { status: 'sending'; act: TeamAct; hasQuestion: boolean }
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

/** The actions that are confirmed in a dialog, which shows their failure. */
export const ASKED_KINDS: ReadonlySet<TeamAct['kind']> = new Set(['withdraw', 'role', 'remove', 'app']);

/** Whether the page shows the failure of the running action. */
export const showsFailure = ({ acting }: TeamState): boolean =>
  acting.status === 'sending' && (acting.hasQuestion || !ASKED_KINDS.has(acting.act.kind));

/** A running action goes on without its question; a failure was shown there. */
function leaveQuestion(state: TeamState) {
  state.asked = null;
  if (state.acting.status === 'sending') state.acting.hasQuestion = false;
  else state.acting = { status: 'idle' };
}

const slice = createSlice({
  name: 'admin/team',
  initialState,
  reducers: {
    teamRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
      leaveQuestion(state);
    },
    teamLoaded(state, { payload }: PayloadAction<StaffResponse>) {
      state.current = ready(payload);
    },
    teamFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    actRequested(state, { payload: act }: PayloadAction<TeamAct>) {
      if (state.acting.status !== 'sending')
        state.acting = { status: 'sending', act, hasQuestion: state.asked !== null };
    },
    actAnswered(state, { payload }: PayloadAction<StaffResponse>) {
      if (state.acting.status === 'sending' && state.acting.hasQuestion) state.asked = null;
      state.current = ready(payload);
      state.acting = { status: 'idle' };
    },
    actFailed(state, { payload }: PayloadAction<{ act: TeamAct; message: string }>) {
      state.acting = showsFailure(state) ? { status: 'failed', ...payload } : { status: 'idle' };
    },
    questionAsked(state, { payload }: PayloadAction<TeamState['asked']>) {
      leaveQuestion(state);
      state.asked = payload;
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
