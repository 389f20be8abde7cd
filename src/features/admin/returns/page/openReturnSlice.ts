import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnResponse } from '@/domain/contracts/adminOrders/returns';
import type { Order } from '@/domain/orders/order/order';
import type { ReturnOutcome, UnitVerdict, Verdict } from '@/domain/orders/order/returnCase';
import { isLostOnWayBack, returnCaseOf, type ReturnStep } from '@/domain/orders/returnDesk/steps';
import { ownValue } from '@/domain/records/ownValue';
import { without } from '@/domain/records/without';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';

/** The draft of the return page. */
export interface ReturnDraft {
  /** By line, or by line and unit if a line is judged unit by unit: '0' or '0.1'. */
  verdicts: Record<string, Verdict>;
  /** Lines that are judged unit by unit. */
  split: number[];
  words: string;
  outcome: ReturnOutcome | null;
  /** The bank's reference of a transfer. */
  reference: string;
  /** The SKU of the replacement size, by line. */
  sizes: Record<number, string>;
  /** Whether a press found something missing. */
  tried: boolean;
}

export interface OpenReturnState {
  orderId: string;
  found: Remote<Omit<ReturnResponse, 'order'>>;
  draft: ReturnDraft;
  sending: Sending<{ step: ReturnStep }>;
  /** The ids of refunds without an answer, by order, also of returns that were left: a retry is the same refund. */
  refundIds: Record<string, string>;
}

const NO_DRAFT: ReturnDraft = {
  verdicts: {},
  split: [],
  words: '',
  outcome: null,
  reference: '',
  sizes: {},
  tried: false,
};

const stateOf = (orderId: string, refundIds: OpenReturnState['refundIds'] = {}): OpenReturnState => ({
  orderId,
  found: orderId ? loading : idle,
  draft: NO_DRAFT,
  sending: idle,
  refundIds,
});

/** A step with its data beside the order's id; a refund of unjudged units judges them first. */
export interface ReturnRequest {
  orderId: string;
  step: ReturnStep;
  body: object;
  before?: { step: ReturnStep; body: object };
}

const slice = createSlice({
  name: 'admin/openReturn',
  initialState: stateOf(''),
  reducers: {
    /** The draft stays if it is the same return. */
    returnRequested(state, { payload: orderId }: PayloadAction<string>) {
      if (state.orderId !== orderId) return stateOf(orderId, state.refundIds);
      if (state.found.status === 'failed') state.found = loading;
      return state;
    },
    returnLoaded(state, { payload: { customer, sizes } }: PayloadAction<ReturnResponse>) {
      state.found = ready({ success: true, customer, sizes });
    },
    returnFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.found.status !== 'ready') state.found = failed(message);
    },
    draftChanged(state, { payload }: PayloadAction<Partial<ReturnDraft>>) {
      Object.assign(state.draft, payload);
      if (state.sending.status === 'failed') state.sending = idle;
    },
    verdictChosen(state, { payload: { key, verdict } }: PayloadAction<{ key: string; verdict: Verdict }>) {
      state.draft.verdicts[key] = verdict;
      if (state.sending.status === 'failed') state.sending = idle;
    },
    splitChanged(state, { payload: line }: PayloadAction<number>) {
      const { split } = state.draft;
      state.draft.split = split.includes(line) ? split.filter((one) => one !== line) : [...split, line];
    },
    /** A second step waits for the answer to the first: nothing would be sent of it. */
    stepRequested(state, { payload: { step } }: PayloadAction<ReturnRequest>) {
      if (state.sending.status !== 'sending') state.sending = { status: 'sending', step };
    },
    refundNamed(state, { payload: { orderId, id } }: PayloadAction<{ orderId: string; id: string }>) {
      state.refundIds[orderId] = id;
    },
    /** The draft belongs to the finished step. Another return that was opened meanwhile keeps its own. */
    stepFinished(state, { payload: orderId }: PayloadAction<string>) {
      state.refundIds = without(state.refundIds, orderId);
      if (state.orderId !== orderId) return;
      state.sending = idle;
      state.draft = NO_DRAFT;
    },
    /** `answered`: the shop refused, so nothing happened and the next refund is a new one. */
    stepFailed(
      state,
      {
        payload: { orderId, step, message, answered },
      }: PayloadAction<{ orderId: string; step: ReturnStep; message: string; answered: boolean }>,
    ) {
      if (answered && step === 'refund') state.refundIds = without(state.refundIds, orderId);
      if (state.orderId === orderId) state.sending = { status: 'failed', step, message };
    },
  },
});

export const returnActions = slice.actions;
export const openReturnReducer = slice.reducer;

interface Root {
  admin: { openReturn: OpenReturnState };
}
export const selectOpenReturn = ({ admin }: Root): OpenReturnState => admin.openReturn;
export const selectReturnRefundId = ({ admin }: Root, orderId: string): string | undefined =>
  ownValue(admin.openReturn.refundIds, orderId);

/** Whether leaving would lose something that was chosen or typed. */
export const isBegun = ({ verdicts, words, outcome, reference, sizes }: ReturnDraft): boolean =>
  outcome !== null ||
  (words + reference).trim() !== '' ||
  [verdicts, sizes].some((chosen) => Object.keys(chosen).length > 0);

/** The chosen verdicts of the returned units. Units that the courier lost can only be written off. */
export function chosenVerdicts(order: Order, { verdicts, split }: ReturnDraft): UnitVerdict[] {
  const isLost = isLostOnWayBack(order);
  return (returnCaseOf(order)?.asked.lines ?? []).flatMap(({ line, quantity }): UnitVerdict[] => {
    if (isLost) return [{ line, quantity, verdict: 'damaged' }];
    if (!split.includes(line)) {
      const verdict = verdicts[String(line)];
      return verdict ? [{ line, quantity, verdict }] : [];
    }
    return Array.from({ length: quantity }, (_, at) => verdicts[`${line}.${at}`]).flatMap((verdict) =>
      verdict ? [{ line, quantity: 1, verdict }] : [],
    );
  });
}
