export const messages = {
  newVersion: 'A new version of Glumist is ready.',
  reload: 'Reload',
};
