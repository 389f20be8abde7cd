/** Why the team cannot change a customer's credit. */
export const messages = {
  otherMove:
    'This was done already with another amount or note: see the history. Press again for another one.',
  balanceChanged: (balance: string) =>
    `Meanwhile the balance is ${balance}, perhaps by a colleague. Nothing was changed: please look at the history, then press again.`,
  tooLittle: (money: string) => `There is less than ${money} to take back.`,
  tooMuch: (most: string) => `With this the customer would have more than ${most}.`,
};
