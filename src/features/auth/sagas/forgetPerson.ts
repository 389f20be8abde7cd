import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../authSlice';

/**
 * Slices without personal data, or that clear it themselves (auth). Every other slice is reset when a
 * session ends, so a new slice is cleared by default.
 */
const WITHOUT_PERSONAL_DATA = [
  // Belongs to the recipient of a mail, who may be another person.
  'accountLink',
  'auth',
  'catalogue',
  'connection',
  'consent',
  'offers',
  'runtime',
  'search',
];

/** The root reducer, which clears the personal data of the person who signed out. */
export function forgettingPerson<State extends object, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
): Reducer<State, UnknownAction, Preloaded> {
  return (state, action) => {
    if (!state || !signedOut.match(action)) return reducer(state, action);
    const left = Object.entries(state).filter(([slice]) => WITHOUT_PERSONAL_DATA.includes(slice));
    // Missing slices start with their initial state.
    return reducer(Object.fromEntries(left) as State, action);
  };
}
