import { contactFieldError, type ContactField } from './contactMessage';

test.each<[ContactField, string, RegExp | null]>([
  ['name', 'Aditi Rao', null],
  ['name', 'अदिति राव', null],
  ['name', '   ', /enter your name/],
  ['name', 'A\nBcc: all', /one line/],
  ['name', 'x'.repeat(81), /80 characters, and has 81/],
  ['email', 'aditi@example.in', null],
  ['email', ' aditi.rao+shop@mail.example.co.in ', null],
  ['email', '', /enter your email/],
  ['email', 'aditi@example', /valid email/],
  ['email', 'aditi@exa mple.in', /valid email/],
  ['email', '<aditi@example.in>', /valid email/],
  ['email', 'a@b.in\nBcc: all@c.in', /valid email/],
  ['email', `${'x'.repeat(250)}@b.in`, /254 characters/],
  ['phone', '', null],
  ['phone', '9845012345', null],
  ['phone', '98450', /10-digit/],
  ['phone', '98450abcde', /10-digit/],
  ['message', 'When is the mist back?', null],
  ['message', 'Two lines,\nand a <3 at the end', null],
  ['message', 'Hi', /sentence or two/],
  ['message', 'x'.repeat(2001), /2,000 characters, and has 2,001/],
])('%s %j', (field, value, error) => {
  const found = contactFieldError(field, value);
  if (error) expect(found).toMatch(error);
  else expect(found).toBeNull();
});
