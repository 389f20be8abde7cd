/** A page as received over the network. */
export interface ReceivedPage {
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** The page that the deployed build sends. */
export interface ExpectedPage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The Content-Security-Policy, without the hashes of the page's own styles. */
  policy: string;
  /** `sha256-…=` of the allowed inline content. */
  inline: readonly string[];
  /** Addresses of the shop's scripts. */
  scripts: ReadonlySet<string>;
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script/gi;
/** Types of data elements, which browsers do not run. */
const DATA = /\btype="application\/(ld\+)?json"/i;

const withoutHashes = (sources: readonly string[]) =>
  sources.filter((source) => !source.startsWith("'sha256-"));

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      // Each page has its own styles, allowed by hash.
      return [name, (name === 'style-src' ? withoutHashes(sources) : sources).sort()];
    }),
  );
}

function policyDifferences(received: string, expected: string): string[] {
  const [is, should] = [directives(received), directives(expected)];
  return [...new Set([...is.keys(), ...should.keys()])]
    .filter((name) => is.get(name)?.join(' ') !== should.get(name)?.join(' '))
    .map((name) => `Content-Security-Policy: ${name} is "${is.get(name)?.join(' ') ?? 'missing'}"`);
}

/**
 * The differences of a page from the deployed build: headers, policy, inline scripts and script addresses
 * (PCI DSS 11.6.1). `hash` is the SHA-256 in the format of policies. The caller checks the contents of the
 * scripts.
 */
export function pageDifferences(
  { headers, html }: ReceivedPage,
  expected: ExpectedPage,
  hash: (text: string) => string,
): string[] {
  const wrongHeaders = Object.entries(expected.headers)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => `${name} is "${headers[name] ?? 'missing'}"`);
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (DATA.test(attributes)) return [];
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (src !== undefined) return expected.scripts.has(src) ? [] : [`A script comes from ${src}`];
    return expected.inline.includes(hash(text)) ? [] : [`A script stands inline: ${text.slice(0, 80)}`];
  });
  return [
    ...wrongHeaders,
    ...policyDifferences(headers['content-security-policy'] ?? '', expected.policy),
    ...scripts,
  ];
}
