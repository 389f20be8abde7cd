/** The current time, injected so that tests control it. */
export interface Clock {
  now(): Date;
}

export const clock: Clock = { now: () => new Date() };
