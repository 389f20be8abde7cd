import { textTable } from './textTable';

test('columns are aligned, names to the left and figures to the right', () => {
  const table = textTable(
    ['what', 'p50'],
    [
      ['twenty at once', '310 ms'],
      ['one', '9 ms'],
    ],
  );
  expect(table.split('\n')).toEqual([
    'what               p50',
    '--------------  ------',
    'twenty at once  310 ms',
    'one               9 ms',
  ]);
});

test('a missing cell is empty', () => {
  expect(textTable(['a', 'b'], [['x']])).toBe('a  b\n-  -\nx');
});
