import { createAction } from '@reduxjs/toolkit';

/** Requests the deletion of all data of a customer without an account. */
export const eraseRequested = createAction<{ uid: string; name: string }>('admin/newOrder/eraseRequested');
/** Requests that the payment link of an order is cancelled, by order id. */
export const linkCancelRequested = createAction<string>('admin/newOrder/linkCancelRequested');
