import { decodeFile, MAX_FILE_BYTES } from './decode';

const TEXT = 'ID,Name\r\nrose,“Rose” – गुलाब é';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean, mark = true) => {
  const units = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return new Uint8Array(little ? units : units.swap16());
};

test.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8', utf8(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16(TEXT, true)],
  ['UTF-16', utf16(TEXT, false)],
  ['UTF-16', utf16('ID,Name\r\nrose,Rose', true, false)],
])('a file in %s is decoded', (encoding, bytes) => {
  const decoded = decodeFile(bytes);
  if (!decoded.ok) throw new Error(decoded.reason);
  expect(decoded.encoding).toBe(encoding);
  expect([TEXT, 'ID,Name\r\nrose,Rose']).toContain(decoded.text.replace('\uFEFF', ''));
});

test('a file in an old Excel encoding is decoded with a notice', () => {
  const bytes = new Uint8Array([...utf8('Name\r\nCr'), 0xe8, ...utf8('me')]);
  expect(decodeFile(bytes)).toEqual({ ok: true, text: 'Name\r\nCrème', encoding: 'Windows-1252' });
});

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0], /spreadsheet such as \.xlsx.*save it as CSV/],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], /picture/],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], /PDF/],
  ['bytes', [1, 2, 3, 0, 5, 6, 7, 8, 9, 10], /no text/],
  ['nothing', [], /empty/],
])('the problem with %s is named', (_name, bytes, reason) => {
  const decoded = decodeFile(new Uint8Array(bytes));
  expect(decoded).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
});

test('a file that is too large is refused before it is read', () => {
  expect(decodeFile(new Uint8Array(MAX_FILE_BYTES + 1))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('10 MB'),
  });
});
