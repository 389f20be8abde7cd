import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from './authSlice';

/**
 * Slices that hold nothing of a person, or see to it themselves (auth). Every other one begins anew when a session ends,
 * also one that nobody thought of here.
 */
const OF_NOBODY = ['auth', 'catalogue', 'chunks', 'connection', 'consent', 'offers', 'runtime', 'search'];

/** The reducer of all slices, which clears the personal data of the person who signed out. */
export function forgettingPerson<State extends object, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
): Reducer<State, UnknownAction, Preloaded> {
  return (state, action) => {
    if (!state || !signedOut.match(action)) return reducer(state, action);
    const left = Object.entries(state).filter(([slice]) => OF_NOBODY.includes(slice));
    // Slices that are missing begin with their initial state.
    return reducer(Object.fromEntries(left) as State, action);
  };
}
