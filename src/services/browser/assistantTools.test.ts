/** @jest-environment jsdom */
import { createAssistantTools, type ToolFacts } from './assistantTools';

const tool: ToolFacts = { name: 'view_cart', description: 'The cart', inputSchema: {}, isReadOnly: true };
const answer = { content: [{ type: 'text' as const, text: '{}' }] };

afterEach(() => {
  Reflect.deleteProperty(document, 'modelContext');
  Reflect.deleteProperty(navigator, 'modelContext');
});

test.each([
  ['the document', () => document, answer],
  ['the navigator, as text', () => navigator, JSON.stringify(answer)],
])('offers tools by %s, and once only', async (_place, holder, expected) => {
  const registerTool = jest.fn();
  Object.defineProperty(holder(), 'modelContext', { value: { registerTool }, configurable: true });
  const tools = createAssistantTools();
  expect(tools.isOffered()).toBe(true);
  const stop = tools.offer([tool], () => undefined);
  stop();
  tools.offer([tool], (call) => call.answer(answer));
  expect(registerTool).toHaveBeenCalledTimes(1);
  const [{ execute, annotations }] = registerTool.mock.calls[0] as [
    { execute: (input: unknown) => Promise<unknown>; annotations: object },
  ];
  expect(annotations).toEqual({ readOnlyHint: true });
  expect(await execute({})).toEqual(expected);
});

test('a browser without it is offered nothing', () => {
  const tools = createAssistantTools();
  expect(tools.isOffered()).toBe(false);
  expect(() => tools.offer([tool], () => undefined)).not.toThrow();
});
