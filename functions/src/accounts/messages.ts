import { store } from '@/domain/store';

export const messages = {
  wait: 'You have asked for this several times just now. Please try again later.',
  tooMuch: `This is more than we can send at once. Write to ${store.supportEmail} and we will send it to you.`,
  loginAgain: 'Please log in once more to confirm that it is you.',
  ownersAccount: 'The account that runs the shop cannot be deleted here.',
  onTheTeam: 'You are on the team. Ask the owner to remove you from it first.',
  deleted: 'Your account has been deleted.',
  deleting: 'Your account is being deleted. The last of it will be gone in a few minutes.',
};
