import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InviteResponse, StaffResponse } from '@/domain/contracts/admin/staff';
import type { Role } from '@/domain/staff/roles';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

/** The owner's actions on the team. */
export type TeamAct =
  | { kind: 'invite'; email: string; role: Role }
  | { kind: 'withdraw'; id: string }
  | { kind: 'role'; uid: string; role: Role }
  | { kind: 'remove'; uid: string }
  | { kind: 'twoStep'; roles: Role[]; seen: Role[] }
  | { kind: 'app'; uid: string };

interface Acting {
  act: TeamAct;
  /** Whether the question that it confirms is still open; its answer closes no other. */
  hasQuestion: boolean;
}

export type TeamQuestion =
  | { uid: string; what: 'member' | 'app' }
  | { uid: string; what: 'role'; role: Role }
  | { id: string; what: 'invite' };

export interface TeamState {
  current: Remote<StaffResponse>;
  /** The last action. One runs at a time. */
  sending: Sending<Acting>;
  /** The change that waits for a confirmation. */
  asked: TeamQuestion | null;
  /** The opened invitation of the signed-in person. */
  invite: Remote<InviteResponse>;
  accepting: Sending;
}

const initialState: TeamState = {
  current: idle,
  sending: idle,
  asked: null,
  invite: idle,
  accepting: idle,
};

/** The actions that are confirmed in a dialog, which shows their failure. */
export const ASKED_KINDS: ReadonlySet<TeamAct['kind']> = new Set(['withdraw', 'role', 'remove', 'app']);

/** Whether the page shows the failure of the running action. */
export const showsFailure = ({ sending: last }: TeamState): boolean =>
  last.status === 'sending' && (last.hasQuestion || !ASKED_KINDS.has(last.act.kind));

/** A running action goes on without its question; a failure was shown there. */
function leaveQuestion(state: TeamState) {
  state.asked = null;
  if (state.sending.status === 'sending') state.sending.hasQuestion = false;
  else state.sending = idle;
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
      if (state.sending.status !== 'sending')
        state.sending = { status: 'sending', act, hasQuestion: state.asked !== null };
    },
    actAnswered(state, { payload }: PayloadAction<StaffResponse>) {
      if (state.sending.status === 'sending' && state.sending.hasQuestion) state.asked = null;
      state.current = ready(payload);
      state.sending = idle;
    },
    actFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.sending.status === 'sending' && showsFailure(state))
        state.sending = { ...state.sending, status: 'failed', message };
      else state.sending = idle;
    },
    questionAsked(state, { payload }: PayloadAction<TeamState['asked']>) {
      leaveQuestion(state);
      state.asked = payload;
    },
    inviteOpened(state, _action: PayloadAction<string>) {
      state.invite = loading;
      state.accepting = idle;
    },
    inviteLoaded(state, { payload }: PayloadAction<InviteResponse>) {
      state.invite = ready(payload);
    },
    inviteFailed(state, { payload: message }: PayloadAction<string>) {
      state.invite = failed(message);
    },
    acceptRequested(state, _action: PayloadAction<string>) {
      state.accepting = sending;
    },
    acceptFailed(state, { payload: message }: PayloadAction<string>) {
      state.accepting = failed(message);
    },
  },
});

export const teamReducer = slice.reducer;
export const teamActions = slice.actions;

export const selectTeam = ({ admin }: { admin: { team: TeamState } }) => admin.team;
