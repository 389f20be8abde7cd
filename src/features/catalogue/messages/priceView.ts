export const messages = {
  youSave: (saved: string) => `You save ${saved}`,
};
