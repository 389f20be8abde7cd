import { createAction } from '@reduxjs/toolkit';

/** All data of this person without an account shall go. */
export const eraseRequested = createAction<string>('admin/newOrder/eraseRequested');
/** Nobody shall pay the link of this order any more. */
export const linkCancelRequested = createAction<string>('admin/newOrder/linkCancelRequested');
