export const messages = {
  noSuchReferral: 'There is no such referral.',
  over: 'It has earned no credit, or the credit was taken back before.',
  refused: 'It is refused. Nobody gets credit for it.',
  takenBack: (money: string) => `${money} is taken back; the rest was spent before.`,
  saved: 'Saved.',
};
