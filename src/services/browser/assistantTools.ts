/** A tool that the page offers to programs that shop for a person. `inputSchema` is JSON Schema. */
export interface ToolFacts {
  name: string;
  description: string;
  inputSchema: object;
  /** Whether it changes nothing. */
  isReadOnly: boolean;
}

/** Model Context Protocol's answer of a tool. */
export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

export interface ToolCall {
  name: string;
  input: unknown;
  answer: (answer: ToolAnswer) => void;
}

/** The programs that shop for a person in this browser, where it lets them (WebMCP). */
export interface AssistantTools {
  isOffered(): boolean;
  /** Offers the tools and calls back with each call of one. Returns the unsubscribe; the tools stay. */
  offer(tools: readonly ToolFacts[], onCall: (call: ToolCall) => void): () => void;
}

interface ModelContext {
  registerTool(tool: {
    name: string;
    description: string;
    inputSchema: object;
    annotations: { readOnlyHint: boolean };
    execute: (input: unknown) => Promise<ToolAnswer | string>;
  }): unknown;
}

interface WithModelContext {
  modelContext?: ModelContext;
}

/** Chrome before version 149 has it on `navigator`, and passes on texts only. */
function contextHere(): { context: ModelContext; takesText: boolean } | null {
  const { modelContext } = document as WithModelContext;
  if (modelContext) return { context: modelContext, takesText: false };
  const { modelContext: old } = navigator as WithModelContext;
  return old ? { context: old, takesText: true } : null;
}

export function createAssistantTools(findContext = contextHere): AssistantTools {
  const registered = new Set<string>();
  let receive: ((call: ToolCall) => void) | null = null;
  const execute = (name: string) => (input: unknown) =>
    new Promise<ToolAnswer>((answer) => receive?.({ name, input, answer }));
  return {
    isOffered: () => findContext() !== null,
    offer(tools, onCall) {
      receive = onCall;
      const here = findContext();
      for (const { name, description, inputSchema, isReadOnly } of tools) {
        // A name can be registered once, and sagas start again when they are replaced.
        if (registered.has(name)) continue;
        registered.add(name);
        const annotations = { readOnlyHint: isReadOnly };
        const ask = execute(name);
        here?.context.registerTool({
          name,
          description,
          inputSchema,
          annotations,
          execute: here.takesText ? async (input) => JSON.stringify(await ask(input)) : ask,
        });
      }
      return () => {
        if (receive === onCall) receive = null;
      };
    },
  };
}
