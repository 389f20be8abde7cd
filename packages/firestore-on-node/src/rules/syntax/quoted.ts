import { RulesSyntaxError, type Position } from './RulesSyntaxError';

const SIMPLE: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

const CODE = /(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/y;

interface Read {
  text: string;
  end: number;
}

/**
 * Reads a quoted literal whose opening quote is at `start`; `end` is the offset after its closing one. In a
 * bytes literal each character of `text` is one byte: escapes name bytes, all else is its UTF-8.
 */
export function readQuoted(source: string, start: number, at: Position, asBytes = false): Read {
  const quote = source[start];
  let text = '';
  let i = start + 1;
  while (i < source.length && source[i] !== quote) {
    if (source[i] === '\n') break;
    if (source[i] !== '\\') {
      const char = String.fromCodePoint(source.codePointAt(i) ?? 0);
      text += asBytes ? Buffer.from(char).toString('latin1') : char;
      i += char.length;
      continue;
    }
    const escape = readEscape(source, i + 1, at);
    text += escape.text;
    i = escape.end;
  }
  if (source[i] !== quote) throw new RulesSyntaxError('This string has no closing quote on its line', at);
  return { text, end: i + 1 };
}

function readEscape(source: string, start: number, at: Position): Read {
  const simple = SIMPLE[source[start] ?? ''];
  if (simple !== undefined) return { text: simple, end: start + 1 };
  CODE.lastIndex = start;
  const code = CODE.exec(source);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  const point = hex === undefined ? parseInt(code?.[4] ?? '', 8) : parseInt(hex, 16);
  if (code === null || !(point <= 0x10ffff)) {
    const shown = source.slice(start - 1, start + 1);
    throw new RulesSyntaxError(`Unknown escape '${shown}'; a backslash itself is written '\\\\'`, at);
  }
  return { text: String.fromCodePoint(point), end: CODE.lastIndex };
}
