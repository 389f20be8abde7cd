import { inlineHash } from '../../functions/src/pages/inlineHash';

const ELEMENT = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
/** Data in a page; browsers do not run it. */
const DATA = /\btype="application\/(ld\+)?json"/;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*\sstyle\s*=[^<>]*>/gi;
const HANDLER = /<[a-z][^<>]*\son[a-z]+\s*=[^<>]*>/gi;
const SHOWN_LENGTH = 80;

const shown = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
  return found?.trim().split(/\s+/).slice(1) ?? [];
}

/**
 * The violations of a Content-Security-Policy in a document, one sentence each: inline styles and scripts without a hash,
 * `style` attributes and event handlers.
 */
export function policyProblems(html: string, policy: string): string[] {
  const inline = [...html.matchAll(ELEMENT)].flatMap(([, tag = '', attributes = '', text = '']) => {
    if (/\ssrc=/.test(attributes) || DATA.test(attributes)) return [];
    return sourcesOf(policy, `${tag}-src`).includes(`'${inlineHash(text)}'`)
      ? []
      : [`The policy has no hash for <${tag}${attributes}>${shown(text)}`];
  });
  const markup = html.replace(ELEMENT, '');
  return [
    ...inline,
    ...[...markup.matchAll(STYLE_ATTRIBUTE)].map(
      ([tag]) => `Browsers refuse the style attribute of ${shown(tag)}`,
    ),
    ...[...markup.matchAll(HANDLER)].map(([tag]) => `Browsers refuse the event handler of ${shown(tag)}`),
  ];
}
