/** The time, injected so that tests decide it. */
export interface Clock {
  now(): Date;
}

export const clock: Clock = { now: () => new Date() };
