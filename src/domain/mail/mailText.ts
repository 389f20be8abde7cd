import { footOf, quotedLines, type MailContent, type MailParagraph, type Sender } from './mailContent';

const paragraph = (given: MailParagraph): string =>
  typeof given === 'string'
    ? given
    : quotedLines(given)
        .map((line) => `> ${line}`.trim())
        .join('\n');

/** Renders the content as plain text. */
export function mailText(content: MailContent, sender: Sender): string {
  const { heading, paragraphs, action, ratings = [], lines = [], sums = [], notes = [] } = content;
  const blocks = [
    heading,
    ...paragraphs.map(paragraph),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...ratings.map(({ name, url }) => `${name}: ${url}`),
    [
      ...lines.map(({ name, detail, amount }) => `${name} (${detail}): ${amount}`),
      ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    ].join('\n'),
    ...notes.map((note) => [note.heading, ...note.lines].join('\n')),
    [sender.name, ...footOf(sender)].join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
