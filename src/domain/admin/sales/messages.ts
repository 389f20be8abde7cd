/** They name the fields of the request. */
export const messages = {
  noFirstDay: 'from must be a day, such as 2026-11-22.',
  noLastDay: 'to must be a day, such as 2026-11-22.',
  afterToday: 'to must not be after today.',
  wrongOrder: 'from must not be after to.',
  tooLong: (most: number) => `from must be at most ${most} days before to.`,
};
