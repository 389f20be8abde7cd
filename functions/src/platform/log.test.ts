import { errorFields, log } from './log';

/** The line of one event on stdout. */
function written(...entry: Parameters<typeof log>): string {
  let text = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  log(...entry);
  jest.restoreAllMocks();
  return text;
}

test.each(['a\nb', 'a\r\n{"event":"payment.webhook_handled"}', '\u2028x', '"}\n{"severity":"ERROR"'])(
  'an event is logged as one line of JSON, even with %j',
  (text) => {
    const line = written('tracking.webhook_handled', { status: text });
    expect(line.split('\n')).toHaveLength(2);
    expect(JSON.parse(line)).toEqual({
      severity: 'INFO',
      message: 'tracking.webhook_handled',
      event: 'tracking.webhook_handled',
      status: text,
    });
  },
);

test('an error is logged on one line with a maximum length', () => {
  const fields = errorFields(new Error(`a\nb${'x'.repeat(5000)}`));
  expect(fields['error']?.length).toBe(500);
  expect(written('request.crashed', fields, 'ERROR').split('\n')).toHaveLength(2);
});
