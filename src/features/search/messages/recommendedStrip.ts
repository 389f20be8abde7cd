export const messages = {
  recommendedForYou: 'Recommended For You',
};
