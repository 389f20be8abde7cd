/** What is wrong with a field of any form. */
export const messages = {
  nameMissing: 'Please enter your name',
  wrongPhone: 'Please enter a valid 10-digit mobile number',
  wrongEmail: 'Please enter a valid email address',
  brackets: 'Please leave out < and >',
  tooLong: (most: number) => `At most ${most} characters`,
};
