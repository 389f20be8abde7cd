import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ALL_CUSTOMERS, type CustomerQuery } from '@/domain/admin/customers/query';
import type { CustomersResponse } from '@/domain/contracts/admin/customers';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface CustomerListState {
  query: CustomerQuery;
  page: Remote<CustomersResponse>;
  /** Whether other rows are on their way; the old ones stay. */
  waiting: boolean;
}

const initialState: CustomerListState = { query: ALL_CUSTOMERS, page: idle, waiting: false };

const slice = createSlice({
  name: 'admin/customerList',
  initialState,
  reducers: {
    customersRequested(state, { payload: query }: PayloadAction<CustomerQuery>) {
      state.query = query;
      state.waiting = true;
      if (state.page.status !== 'ready') state.page = loading;
    },
    customersLoaded(state, { payload }: PayloadAction<CustomersResponse>) {
      state.page = ready(payload);
      state.waiting = false;
    },
    customersFailed(state, { payload: message }: PayloadAction<string>) {
      state.page = failed(message);
      state.waiting = false;
    },
  },
});

export const { customersRequested, customersLoaded, customersFailed } = slice.actions;
export const customerListReducer = slice.reducer;

interface Root {
  admin: { customerList: CustomerListState };
}
export const selectCustomerList = ({ admin }: Root): CustomerListState => admin.customerList;

const NOBODY: readonly [] = [];
export const selectCustomerRows = (root: Root) => {
  const { page } = selectCustomerList(root);
  return page.status === 'ready' ? page.value.rows : NOBODY;
};
