import { lineAt, withoutComments, type SourceFile } from './sources';

/** What the oldest browsers of docs/browsers.md do not know, and what to write instead. */
const UNKNOWN_CALLS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a lookbehind (Safari 16.4): use a group', /\(\?<[=!]/],
  ['a static block (Safari 16.4): assign below the class', /\bstatic \{/],
  ['URL.canParse (Chrome 120, Safari 17): use parseUrl', /\bURL\.canParse\b/],
  ['AbortSignal.timeout (Safari 16): use abortAfter', /\bAbortSignal\.(timeout|any)\b/],
  ['requestSubmit (Safari 16): use submitForm', /\.requestSubmit\(/],
  ['showPicker (Safari 16): write ?.()', /\.showPicker\(/],
  ['checkVisibility (Safari 17.4): write ?.()', /\.checkVisibility\(/],
  ['a range in @media (Safari 16.4): use min-width', /@media[^{$]*\([^{$)]*[<>]/],
];

interface Declaration {
  name: string;
  value: string;
  at: number;
}

/** What a style says that these browsers ignore, with the declaration `before` it that they take instead. */
const UNKNOWN_STYLES: readonly (readonly [
  what: string,
  isUnknown: (style: Declaration, before: Declaration | undefined) => boolean,
])[] = [
  [
    'a text-decoration of several values (Safari 26.2): use underlined',
    ({ name, value }) => name === 'text-decoration' && value.includes(' '),
  ],
  [
    'a dynamic unit (Chrome 108): stand it below the same in vh',
    ({ name, value }, before) => /\d[ds]v[hw]\b/.test(value) && before?.name !== name,
  ],
  [
    'a mixed ground or text (Chrome 111, Safari 16.2): use mixedGround, or a plain colour',
    ({ name, value }) => /^(color|background(-color)?)$/.test(name) && /color-mix\([^$]*var\(/.test(value),
  ],
  [
    'a property that Safari or Chrome know with a prefix: stand it below that',
    ({ name }, before) =>
      /^(user-select|backdrop-filter|mask(-image)?)$/.test(name) && before?.name !== `-webkit-${name}`,
  ],
];

/** Declarations of styles in a file, in order. Also finds properties of objects, which no rule above matches. */
const declarationsIn = (text: string): Declaration[] =>
  [...text.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}'`]+)(?=[;}'`])/g)].map((found) => ({
    name: found[1] ?? '',
    value: found[2] ?? '',
    at: found.index,
  }));

/** The one place that may use it. */
const EXCEPT = 'src/lib/submitForm.ts';

/** Finds what the oldest browsers of docs/browsers.md do not know in sources that run there, each as 'file:line what'. */
export function findTooNew(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ file }) => file !== EXCEPT)
    .flatMap(({ file, text: source }) => {
      const text = withoutComments(source);
      const found = (at: number, what: string) => `${file}:${lineAt(text, at)} ${what}`;
      const declarations = declarationsIn(text);
      return [
        ...UNKNOWN_CALLS.flatMap(([what, pattern]) => {
          const at = text.search(pattern);
          return at < 0 ? [] : [found(at, what)];
        }),
        ...declarations.flatMap((style, index) =>
          UNKNOWN_STYLES.filter(([, isUnknown]) => isUnknown(style, declarations[index - 1])).map(([what]) =>
            found(style.at, what),
          ),
        ),
      ];
    });
}
