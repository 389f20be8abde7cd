export const messages = {
  frozen: 'The credit is frozen. Nobody can spend it, and nothing of it is lost.',
  freed: 'The credit can be spent again.',
  given: (money: string) => `${money} is given. The customer gets a mail.`,
  takenBack: (money: string) => `${money} is taken back. The customer gets a mail.`,
};
