/** A tool that the page offers to assistants. `inputSchema` is JSON Schema. */
export interface ToolFacts {
  name: string;
  description: string;
  inputSchema: object;
  /** Whether the tool only reads. */
  isReadOnly: boolean;
}

/** A tool's answer in the Model Context Protocol. */
export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

export interface ToolCall {
  name: string;
  input: unknown;
  answer: (answer: ToolAnswer) => void;
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

/** Chrome before version 149 has it on `navigator`, and passes only texts. */
function contextHere(): { context: ModelContext; takesText: boolean } | null {
  const { modelContext } = document as WithModelContext;
  if (modelContext) return { context: modelContext, takesText: false };
  const { modelContext: old } = navigator as WithModelContext;
  return old ? { context: old, takesText: true } : null;
}

/** Access to the assistants of this browser (WebMCP), if it supports them. */
export function createAssistantTools(findContext = contextHere) {
  const registered = new Set<string>();
  let receive: ((call: ToolCall) => void) | null = null;
  const execute = (name: string) => (input: unknown) =>
    new Promise<ToolAnswer>((answer) => receive?.({ name, input, answer }));
  return {
    isOffered: () => findContext() !== null,
    /** Offers the tools and calls back with each call of one. Returns the unsubscribe; the tools stay. */
    offer(tools: readonly ToolFacts[], onCall: (call: ToolCall) => void) {
      receive = onCall;
      const here = findContext();
      for (const { name, description, inputSchema, isReadOnly } of tools) {
        // A name can be registered only once, but a hot reload restarts the sagas.
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
