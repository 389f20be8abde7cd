export const messages = {
  label: (name: string) => `Quantity of ${name}`,
};
