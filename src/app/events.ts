import { createAction } from '@reduxjs/toolkit';

/** Somebody came to a path. */
export const pageViewed = createAction<string>('app/pageViewed');
