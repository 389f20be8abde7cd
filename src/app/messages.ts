export const messages = {
  skipToContent: 'Skip to content',
  leaveWithoutSaving: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  logOutWithoutSaving: 'Log out without saving?',
  logOut: 'Log out',
};
