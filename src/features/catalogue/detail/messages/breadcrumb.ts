export const messages = {
  label: 'Breadcrumb',
};
