import { cellOf, entriesOf, figureOf, separatorOf, textOf } from './cells';

test.each(['=1+1', '+91', '-5%', '@x', "'a", '0330', '00123', '1E5', 'MAR-1', '10-12', 'TRUE', '1.50'])(
  '%s is quoted against formulas, numbers and dates, and read back unchanged',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(textOf(cellOf(text))).toBe(text);
  },
);

test.each(['  =1+1', '\t@x', '\u00a0＝1', '\u200b+1', ' －2'])(
  '%j is quoted against formulas and read back trimmed',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
    expect(textOf(cellOf(text))).toBe(text.trim());
  },
);

test.each(['3304', 'MIST-100', 'Rose Mist, 100 ml', '9 ml', 'March', '#eef3f0', '12 roses'])(
  '%s is written unquoted',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);

test.each([
  ['299', 299],
  ['₹ 1,299.00', 1299],
  ['Rs. 1,29,900', 129900],
  ['299,50', 299.5],
  ['1.299,50', 1299.5],
  ['18 %', 18],
  ['.5', 0.5],
  ['1E+05', 100000],
  ["'42", 42],
])('the cell %s is read as %d', (cell, figure) => {
  expect(figureOf(cell)).toBe(figure);
});

test.each(['', 'free', '1e309', 'NaN', 'Infinity', '0x10', '1,2,3', '--1', '1 or 2', '१२'])(
  '%j is no number',
  (cell) => {
    expect(figureOf(cell)).toBeNaN();
  },
);

test('entries are separated by semicolons or lines, which can be escaped', () => {
  expect(entriesOf('Aqua; 1,2-Hexanediol;\r\n Rosa\\; damascena ;; back\\\\slash; lone\\x')).toEqual([
    ...['Aqua', '1,2-Hexanediol', 'Rosa; damascena', 'back\\slash', 'lone\\x'],
  ]);
});

test.each([
  ['ID,Name\n1,a;b;c', ','],
  ['ID;Name\r\n1;"a,b,c"', ';'],
  ['ID\tName\n', '\t'],
  ['"ID, of the shop";Name', ';'],
  ['Name', ','],
  ['', ','],
])('the separator of %j is %j', (file, separator) => {
  expect(separatorOf(file)).toMatchObject({ separator, skipped: 0 });
});

test('Excel’s sep= line sets the separator and is not read as a row', () => {
  expect(separatorOf('\uFEFFsep=;\r\nID;Name')).toEqual({ separator: ';', text: 'ID;Name', skipped: 1 });
});
