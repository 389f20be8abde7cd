import { type ExpressionReport, type RuleCoverage } from '../authorizer';

const STYLE = `body{font:14px/1.5 monospace;margin:2rem}pre{counter-reset:line}
pre>span{display:block;white-space:pre-wrap}
pre>span::before{counter-increment:line;content:counter(line);display:inline-block;width:3rem;color:#777}
.reached{background:#d9f2dd}.never{background:#f9d7d7}.failed{background:#fbeccb}`;

/** The rules as a page, which marks unreached expressions and shows values on hover. */
export function coveragePage({ rules, report }: RuleCoverage): string {
  const source = rules.files[0]?.content ?? '';
  const lines = marked(source, 0, source.length, report).split('\n');
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style>
<h1>Rule coverage</h1>
<p><span class="reached">evaluated</span> <span class="failed">ended in an error</span> <span class="never">never evaluated</span></p>
<pre>${spansClosed(lines).join('')}</pre></html>`;
}

/** The source from one offset to another, with an element around every expression in it. */
function marked(source: string, from: number, to: number, reports: readonly ExpressionReport[]): string {
  let at = from;
  let html = '';
  const inOrder = [...reports].sort(
    (a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset,
  );
  for (const { sourcePosition, values, children } of inOrder) {
    const { currentOffset: start, endOffset: end } = sourcePosition;
    const inner = marked(source, start, end, children);
    html += `${escaped(source.slice(at, start))}<span class="${classOf(values)}" title="${escaped(titleOf(values))}">${inner}</span>`;
    at = end;
  }
  return html + escaped(source.slice(at, to));
}

type Values = ExpressionReport['values'];

function classOf(values: Values): string {
  if (values.length === 0) return 'never';
  return values.some(({ value }) => 'undefined' in value) ? 'failed' : 'reached';
}

function titleOf(values: Values): string {
  if (values.length === 0) return 'never evaluated';
  return values.map(({ value, count }) => `${JSON.stringify(value)} × ${count}`).join('; ');
}

/** Wraps each line in its own element; open elements are closed at its end and reopened on the next line. */
function spansClosed(lines: readonly string[]): string[] {
  let open: string[] = [];
  return lines.map((line) => {
    const begun = open.join('');
    const rest = [...open];
    for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? []) {
      if (tag === '</span>') rest.pop();
      else rest.push(tag);
    }
    open = rest;
    return `<span>${begun}${line}${'</span>'.repeat(rest.length)}\n</span>`;
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
