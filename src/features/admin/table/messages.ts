export const messages = {
  all: 'All on this page',
  choose: (name: string) => `Choose ${name}`,
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
