import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AdminAction } from '@/domain/admin/adminOrder';

/** What is done with one order; 'settle' asks Razorpay what became of its payment. */
export type OrderAction = AdminAction | 'settle';

interface Doing {
  orderId: string;
  action: OrderAction;
}

/** How far the admin is with something: what is asked about first, what is sent, and what came to nothing. */
export type DoingState =
  | { status: 'closed' }
  | ({ status: 'asking' | 'sending' } & Doing)
  /** `again`: whether it makes sense to try once more. */
  | ({ status: 'failed'; message: string; again: boolean } & Doing);

export interface OrderActionsState {
  doing: DoingState;
  /** By order: the id of a refund that was sent and never answered. Sent again it is the same refund. */
  refundIds: Record<string, string>;
}

const initialState: OrderActionsState = { doing: { status: 'closed' }, refundIds: {} };

const isOf = (doing: DoingState, { orderId, action }: Doing): boolean =>
  doing.status === 'sending' && doing.orderId === orderId && doing.action === action;

/** Once it is answered, the next refund of the order is another one. */
function without(ids: Record<string, string>, orderId: string): Record<string, string> {
  const { [orderId]: _, ...others } = ids;
  return others;
}

const slice = createSlice({
  name: 'admin/orderActions',
  initialState,
  reducers: {
    actionAsked(state, { payload }: PayloadAction<Doing>) {
      if (state.doing.status !== 'sending') state.doing = { status: 'asking', ...payload };
    },
    actionDismissed(state) {
      state.doing = { status: 'closed' };
    },
    /** `body` is what the call takes beside the order's id. One thing at a time: what is sent meanwhile is nothing. */
    actionRequested(state, { payload: { orderId, action } }: PayloadAction<Doing & { body: object }>) {
      state.doing = { status: 'sending', orderId, action };
    },
    refundNamed(
      state,
      { payload: { orderId, refundId } }: PayloadAction<{ orderId: string; refundId: string }>,
    ) {
      state.refundIds[orderId] = refundId;
    },
    actionFinished(state, { payload }: PayloadAction<Doing>) {
      if (isOf(state.doing, payload)) state.doing = { status: 'closed' };
      if (payload.action === 'refund') state.refundIds = without(state.refundIds, payload.orderId);
    },
    /** `answered`: the shop said no, so nothing of it was done. */
    actionFailed(
      state,
      {
        payload: { answered, ...failed },
      }: PayloadAction<Doing & { message: string; again: boolean; answered: boolean }>,
    ) {
      if (isOf(state.doing, failed)) state.doing = { status: 'failed', ...failed };
      if (answered && failed.action === 'refund') {
        state.refundIds = without(state.refundIds, failed.orderId);
      }
    },
  },
});

export const orderActionsReducer = slice.reducer;
export const { actionAsked, actionDismissed, actionRequested, refundNamed, actionFinished, actionFailed } =
  slice.actions;

/** Order ids come from browsers, so one may be 'constructor'. */
const ownValue = (ids: Record<string, string>, orderId: string) =>
  Object.hasOwn(ids, orderId) ? ids[orderId] : undefined;

interface Root {
  admin: { orderActions: OrderActionsState };
}
export const selectDoing = ({ admin }: Root): DoingState => admin.orderActions.doing;
export const selectRefundId = ({ admin }: Root, orderId: string): string | undefined =>
  ownValue(admin.orderActions.refundIds, orderId);
