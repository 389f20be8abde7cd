export const messages = {
  mrp: 'MRP',
};
