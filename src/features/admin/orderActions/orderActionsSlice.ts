import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminAction } from '@/domain/admin/adminOrder';
import { ownValue } from '@/domain/records/ownValue';
import { without } from '@/domain/records/without';

/** An action on an order; 'settle' asks Razorpay for the state of its payment. */
export type OrderAction = AdminAction | 'settle';

export interface ActionTarget {
  orderId: string;
  action: OrderAction;
}

/** An action with what its call takes beside the order's id. */
type ActionRequest = { orderId: string } & (
  { action: AdminAction; body: object } | { action: 'settle'; body: { id: string } }
);

/** The progress of the current action: its dialog is open, it is sent, or it failed. */
export type ActionState =
  | { status: 'closed' }
  | ({ status: 'asking' | 'sending' } & ActionTarget)
  /** `again`: whether a retry makes sense. */
  | ({ status: 'failed'; message: string; again: boolean } & ActionTarget);

/** What was typed into the form of an action. It counts while the order still has the same `basis`. */
export interface ActionDraft {
  basis: string;
  values: object;
}

export interface OrderActionsState {
  current: ActionState;
  /** What was typed and is not sent yet, by order and action. */
  drafts: Record<string, ActionDraft>;
  /** The id of a refund without an answer, by order. A retry with the same id is the same refund. */
  refundIds: Record<string, string>;
}

const initialState: OrderActionsState = { current: { status: 'closed' }, drafts: {}, refundIds: {} };

const draftKey = ({ orderId, action }: ActionTarget): string => `${orderId} ${action}`;

/** Whether the form of an action was opened again while the action is still sent. */
const isReopened = (current: ActionState, { orderId, action }: ActionTarget): boolean =>
  current.status === 'asking' && current.orderId === orderId && current.action === action;

/** Whether this action of the order is being sent. */
export const isBeingSent = (current: ActionState, { orderId, action }: ActionTarget): boolean =>
  current.status === 'sending' && current.orderId === orderId && current.action === action;

const slice = createSlice({
  name: 'admin/orderActions',
  initialState,
  reducers: {
    /** An action of another order that is still sent goes on without its dialog. */
    actionAsked(state, { payload }: PayloadAction<ActionTarget>) {
      const { current } = state;
      if (current.status !== 'sending' || current.orderId !== payload.orderId)
        state.current = { status: 'asking', ...payload };
    },
    actionDismissed(state) {
      state.current = { status: 'closed' };
    },
    actionDrafted(state, { payload }: PayloadAction<ActionTarget & ActionDraft>) {
      const { basis, values } = payload;
      state.drafts[draftKey(payload)] = { basis, values };
    },
    actionRequested(state, { payload: { orderId, action } }: PayloadAction<ActionRequest>) {
      state.current = { status: 'sending', orderId, action };
    },
    refundNamed(
      state,
      { payload: { orderId, refundId } }: PayloadAction<{ orderId: string; refundId: string }>,
    ) {
      state.refundIds[orderId] = refundId;
    },
    actionFinished(state, { payload }: PayloadAction<ActionTarget>) {
      if (isBeingSent(state.current, payload)) state.current = { status: 'closed' };
      if (!isReopened(state.current, payload)) state.drafts = without(state.drafts, draftKey(payload));
      // The next refund of the order is a new one.
      if (payload.action === 'refund') state.refundIds = without(state.refundIds, payload.orderId);
    },
    /** `answered`: the server refused, so nothing was done. */
    actionFailed(
      state,
      {
        payload: { answered, ...failed },
      }: PayloadAction<ActionTarget & { message: string; again: boolean; answered: boolean }>,
    ) {
      if (isBeingSent(state.current, failed)) state.current = { status: 'failed', ...failed };
      if (answered && failed.action === 'refund') {
        state.refundIds = without(state.refundIds, failed.orderId);
      }
    },
    /** An action whose answer was lost turned out to be done: by this call or by a colleague. */
    actionConfirmed(state, { payload }: PayloadAction<ActionTarget>) {
      const { current } = state;
      const isSame = current.status === 'failed' && draftKey(current) === draftKey(payload);
      if (isSame) state.current = { status: 'closed' };
      state.drafts = without(state.drafts, draftKey(payload));
      // The next refund of the order is a new one.
      if (payload.action === 'refund') state.refundIds = without(state.refundIds, payload.orderId);
    },
  },
});

export const orderActionsReducer = slice.reducer;
export const {
  actionAsked,
  actionDismissed,
  actionDrafted,
  actionRequested,
  refundNamed,
  actionFinished,
  actionFailed,
  actionConfirmed,
} = slice.actions;

interface Root {
  admin: { orderActions: OrderActionsState };
}
export const selectActionState = ({ admin }: Root): ActionState => admin.orderActions.current;
export const selectActionDraft = ({ admin }: Root, target: ActionTarget): ActionDraft | undefined =>
  admin.orderActions.drafts[draftKey(target)];
export const selectRefundId = ({ admin }: Root, orderId: string): string | undefined =>
  ownValue(admin.orderActions.refundIds, orderId);
