import { figureText } from './figureText';

test.each<[Parameters<typeof figureText>, string]>([
  [['discount', 10, 'percentage'], '10%'],
  [['discount', 100, 'fixed'], '₹100'],
  // Percent or rupees: without the type nobody can tell.
  [['discount', 100], '100'],
  [['maxDiscount', 300], '₹300'],
  [['maxFreeItems', 2], '2'],
  [['maxFreeItems', 2, 'bogo'], '2'],
])('%j reads %s', (figure, text) => expect(figureText(...figure)).toBe(text));
