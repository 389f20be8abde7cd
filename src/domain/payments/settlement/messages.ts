export const messages = {
  paid: 'Paid online',
  paidLate: 'Paid after its time was up; everything was still there',
  sampleGone: 'The free sample was gone when your payment came, so the order goes out without it.',
};
