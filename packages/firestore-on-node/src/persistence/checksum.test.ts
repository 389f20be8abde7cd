import { checksum, tableCrc32 } from './checksum';

// "123456789" is the check value of the catalogue of parametrised CRC algorithms (reveng.sourceforge.io).
test.each([
  ['', '00000000'],
  ['123456789', 'cbf43926'],
  ['கண் 👁', null],
])('%j has the same checksum in Node’s and the table’s implementation', (text, known) => {
  const bytes = Buffer.from(text);
  const byTable = tableCrc32(bytes).toString(16).padStart(8, '0');
  expect(checksum(bytes)).toBe(byTable);
  if (known !== null) expect(byTable).toBe(known);
});
