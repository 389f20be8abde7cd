import { coveragePage } from './coveragePage';

const position = (currentOffset: number, endOffset: number) => ({
  line: 1,
  column: 1,
  currentOffset,
  endOffset,
});

test('every line of the page is valid HTML, with elements closed at its end and reopened', () => {
  const content = 'if a <\n  b;\n';
  const inner = { sourcePosition: position(9, 10), values: [], children: [] };
  const value = { undefined: { causeMessage: '"a" & b' } };
  const outer = { sourcePosition: position(3, 10), values: [{ value, count: 2 }], children: [inner] };
  const page = coveragePage({ rules: { files: [{ name: 'r', content }] }, report: [outer] });
  const title =
    '{&quot;undefined&quot;:{&quot;causeMessage&quot;:&quot;\\&quot;a\\&quot; &amp; b&quot;}} × 2';
  const begin = `<span class="failed" title="${title}">`;
  const never = '<span class="never" title="never evaluated">b</span>';
  expect(page).toContain(
    `<pre><span>if ${begin}a &lt;</span>\n</span><span>${begin}  ${never}</span>;\n</span><span>\n</span></pre>`,
  );
});

test('the page is empty without rules', () => {
  expect(coveragePage({ rules: { files: [] }, report: [] })).toContain('<pre><span>\n</span></pre>');
});
