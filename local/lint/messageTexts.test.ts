import { Linter } from 'eslint';
import { createRequire } from 'node:module';

type Plugin = NonNullable<Linter.Config['plugins']>[string];

const config: Linter.Config = {
  plugins: { messages: createRequire(__filename)('./messageTexts.cjs') as Plugin },
  rules: { 'messages/no-literal-text': 'error' },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
};
const problems = (code: string) => new Linter().verify(code, config).map(({ ruleId }) => ruleId);

test.each([
  '<p>Saved</p>;',
  '<p>{count} left</p>;',
  '<p>{isSaved ? "Saved" : ""}</p>;',
  '<p>{isSaved && `Saved ${count}`}</p>;',
  '<p>{"Saved " + count}</p>;',
  '<button aria-label="Close" />;',
  '<Field label={isNew ? "New" : name} />;',
  '<Dialog confirmLabel="Delete" />;',
  'put(toastShown({ text: "Saved", topic: "order" }));',
  'function Save({ label = "Save" }) { return label; }',
  'const title = isNew ? "New" : name;',
  'setError("Choose a file first.");',
  'setError(`Choose ${count} files.`);',
])('%s is reported as a literal text', (code) =>
  expect(problems(code)).toEqual(['messages/no-literal-text']),
);

test.each([
  '<p>{messages.saved(count)}</p>;',
  '<p>{formatPaise(price)} · 4 ×</p>;',
  '<p className="Card large">{isSaved && count > 2}</p>;',
  '<path d="M5 12a7 7 0 0 1 7-7" />;',
  '<Field label={messages.label} type="text" />;',
  'put(toastShown({ text: messages.saved, topic: "order" }));',
  'throw new Error("The saga is started twice.");',
  'console.error("Could not read the file.");',
  'v.pipe(v.string(), v.description("An order to answer with."));',
  'deps.log("pincodes.refused", { problem: "Too many PIN codes" }, "WARNING");',
  'answer({ log: { problem: isMany ? "Too many PIN codes" : "" } });',
  'const Box = styled.div`Transition: all 2s;`;',
  '<input enterKeyHint="search" />;',
  'const patterns = { message: "/admin/messages/:id" };',
  'const drops = { "Oil and shine": ["#DCE9DF"] };',
  'class Failure extends Error { constructor() { super("Loading chunk failed"); } }',
  'if (method === "Pay Online") pay({ method: "Pay Online" });',
  'const cartIcon = "M5.2 8.5h13.6l.9 10.6a1.5 1.5 0 0 1-1.5 1.6zM8.7 8.5V7";',
  'if (key === "ArrowDown") go({ tone: "success" });',
])('%s is not reported', (code) => expect(problems(code)).toEqual([]));
