import { createAssistantTools, type ToolAnswer } from '@/services/browser/assistantTools';

/** A browser whose programs can call the page's tools; before `arrive` it lacks the API. */
export function fakeAssistants() {
  type Tool = { name: string; execute: (input: unknown) => Promise<ToolAnswer | string> };
  const tools = new Map<string, Tool>();
  let isHere = false;
  const context = {
    registerTool(tool: Tool) {
      if (tools.has(tool.name)) throw new Error(`${tool.name} is registered twice`);
      tools.set(tool.name, tool);
    },
  };
  return {
    service: createAssistantTools(() => (isHere ? { context, takesText: false } : null)),
    arrive: () => void (isHere = true),
    names: () => [...tools.keys()],
    /** A tool's answer: its facts, or the sentence of its refusal. */
    async call(name: string, input?: unknown): Promise<unknown> {
      const answer = (await tools.get(name)?.execute(input)) as ToolAnswer;
      const text = answer.content[0]?.text ?? '';
      return answer.isError ? text : (JSON.parse(text) as unknown);
    },
  };
}
