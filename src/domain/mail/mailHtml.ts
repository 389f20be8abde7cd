import { colourOf, darkMail } from '@/ui/theme/tokens';
import { escapeMarkup as escape } from '../text/markup';
import {
  footOf,
  quotedLines,
  type MailContent,
  type MailLine,
  type MailNote,
  type MailParagraph,
  type MailRating,
  type MailSum,
  type Sender,
} from './mailContent';
import { messages } from './messages/layout';

/** Only web addresses may be linked. */
const href = (url: string): string => (/^https?:\/\//.test(url) ? escape(url) : '#');

/** The light colours are inline, for mail programs that drop style sheets; the dark ones replace them by class. */
const INK = colourOf('ink');
const SOFT = colourOf('ink-2');
const DEW = colourOf('dew');
const PAPER = colourOf('paper');
const HAIR = `border-top:1px solid ${colourOf('line')}`;
const SANS = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";

const DARK = [
  `body,.paper{background:${darkMail.paper}!important;color:${darkMail.ink}!important}`,
  `.soft{color:${darkMail['ink-2']}!important}`,
  `.hair{border-top-color:${darkMail.line}!important}`,
  `.quote{border-left-color:${darkMail.line}!important}`,
  `.dew{color:${darkMail.dew}!important}`,
  `.button{background:${darkMail.dew}!important;color:${darkMail['on-dew']}!important}`,
].join('');
const STYLE = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>`;

const PROSE = 'margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere';
const QUOTE = `${PROSE};padding:0 0 0 16px;border-left:3px solid ${colourOf('line')}`;

const paragraph = (given: MailParagraph) =>
  typeof given === 'string'
    ? `<p style="${PROSE}">${escape(given).replaceAll('\n', '<br>')}</p>`
    : `<blockquote class="quote" style="${QUOTE}">${quotedLines(given).map(escape).join('<br>')}</blockquote>`;

const lineRow = ({ name, detail, amount }: MailLine) =>
  `<tr><td class="hair" style="padding:12px 16px 12px 0;${HAIR};overflow-wrap:anywhere"><b>${escape(name)}</b><br><span class="soft" style="color:${SOFT};font-size:14px">${escape(detail).replaceAll(' × ', '\u00a0×\u00a0')}</span></td>` +
  `<td class="hair" align="right" valign="top" style="padding:12px 0;${HAIR};white-space:nowrap;font-variant-numeric:tabular-nums">${escape(amount)}</td></tr>`;

const sumRow = ({ label, amount, strong = false }: MailSum) => {
  const style = strong ? `padding:12px 0 0;${HAIR};font-weight:600` : 'padding:6px 0';
  const hair = strong ? ' class="hair"' : '';
  return `<tr><td${hair} style="${style}">${escape(label)}</td><td${hair} align="right" style="${style};white-space:nowrap;font-variant-numeric:tabular-nums">${escape(amount)}</td></tr>`;
};

const table = (rows: readonly string[]) =>
  rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px;line-height:22px;border-collapse:collapse">${rows.join('')}</table>`;

const noteLine = (line: string) =>
  /^https?:\/\//.test(line)
    ? `<a class="dew" href="${href(line)}" style="color:${DEW};overflow-wrap:anywhere">${escape(line)}</a>`
    : escape(line);

const note = ({ heading, lines }: MailNote) =>
  `<p style="margin:0 0 24px;font-size:16px;line-height:22px;overflow-wrap:anywhere"><b>${escape(heading)}</b><br>${lines.map(noteLine).join('<br>')}</p>`;

const button = ({ label, url }: NonNullable<MailContent['action']>) =>
  `<p style="margin:8px 0 32px"><a class="button" href="${href(url)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:${DEW};color:${colourOf('surface')};font-weight:600;text-decoration:none">${escape(label)}</a></p>`;

const starLink = (url: string, at: number) =>
  `<a class="dew" href="${href(url)}" aria-label="${messages.stars(at + 1)}" style="display:inline-block;padding:6px 8px;color:${DEW};font-size:30px;line-height:34px;text-decoration:none">☆</a>`;

const rating = ({ name, stars }: MailRating) =>
  `<p class="hair" style="margin:0;padding:14px 0 0;${HAIR};font-size:16px;line-height:22px;overflow-wrap:anywhere"><b>${escape(name)}</b></p><p style="margin:0 0 12px -8px">${stars.map(starLink).join('')}</p>`;

/** Renders a mail as HTML that mail programs understand: tables and inline styles, no pictures, nothing loaded. */
export function mailHtml(letter: MailContent, sender: Sender): string {
  const { subject, heading, paragraphs, action, ratings = [], lines = [], sums = [], notes = [] } = letter;
  return [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>${STYLE}</head>`,
    `<body class="paper" style="margin:0;background:${PAPER};color:${INK};${SANS}">`,
    `<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER};color:${INK}"><tr><td align="center" style="padding:32px 20px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>`,
    `<p style="margin:0 0 32px;${SERIF};font-size:22px;letter-spacing:-.01em">${escape(sender.name)}</p>`,
    `<h1 style="margin:0 0 16px;${SERIF};font-weight:400;font-size:30px;line-height:36px;overflow-wrap:anywhere">${escape(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    action ? button(action) : '',
    ...ratings.map(rating),
    table(lines.map(lineRow)),
    table(sums.map(sumRow)),
    ...notes.map(note),
    `<p class="hair soft" style="margin:8px 0 0;padding:16px 0 0;${HAIR};color:${SOFT};font-size:14px;line-height:20px">${footOf(sender).map(escape).join('<br>')}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}
