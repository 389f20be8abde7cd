export const messages = {
  works: 'It works. News for you comes here.',
  browser: 'A browser',
  device: (browser: string, system: string) => `${browser} on ${system}`,
};
