import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { RETURN_TABS, type ReturnsResponse, type ReturnTab } from '@/domain/contracts/adminOrders/returns';
import { queryText } from '@/domain/text/queryText';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** A tab of the desk, and the cursor of its page; empty for the first. */
export interface ReturnQuery {
  tab: ReturnTab;
  after: string;
}

export function readReturnQuery(search: string): ReturnQuery {
  const params = new URLSearchParams(search);
  const tab = RETURN_TABS.find((one) => one === params.get('tab')) ?? 'decide';
  return { tab, after: params.get('after') ?? '' };
}

export const returnQueryText = ({ tab, after }: ReturnQuery): string =>
  queryText({ tab: tab === 'decide' ? '' : tab, after });

export interface ReturnListState {
  query: ReturnQuery;
  page: Remote<ReturnsResponse>;
  /** Whether other rows are on their way; the old ones stay. */
  waiting: boolean;
}

const initialState: ReturnListState = {
  query: { tab: 'decide', after: '' },
  page: idle,
  waiting: false,
};

const slice = createSlice({
  name: 'admin/returnList',
  initialState,
  reducers: {
    returnsRequested(state, { payload: query }: PayloadAction<ReturnQuery>) {
      state.query = query;
      state.waiting = true;
      if (state.page.status !== 'ready') state.page = loading;
    },
    /** The list is on the screen, and follows what happens. */
    returnsShown() {},
    returnsLeft() {},
    returnsLoaded(state, { payload }: PayloadAction<ReturnsResponse>) {
      state.page = ready(payload);
      state.waiting = false;
    },
    returnsFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
      state.waiting = false;
    },
  },
});

export const { returnsRequested, returnsShown, returnsLeft, returnsLoaded, returnsFailed } = slice.actions;
export const returnListReducer = slice.reducer;

interface Root {
  admin: { returnList: ReturnListState };
}
export const selectReturnList = ({ admin }: Root): ReturnListState => admin.returnList;

const NONE: readonly [] = [];
export const selectReturnRows = (root: Root) => {
  const { page } = selectReturnList(root);
  return page.status === 'ready' ? page.value.rows : NONE;
};
