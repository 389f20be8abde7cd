export const messages = {
  asked: 'Thank you. We will answer soon, on this page and by mail.',
  askedEnough: (aDay: number) => `You have asked ${aDay} questions today. Please ask again tomorrow.`,
  deleted: 'Your question is deleted.',
  noSuchQuestion: 'There is no such question of yours.',
};
