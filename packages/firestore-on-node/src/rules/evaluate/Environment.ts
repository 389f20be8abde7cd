import { type FunctionDefinition } from '../syntax/ast';
import { type EvaluationError, type RulesValue } from '../values/RulesValue';

/** A name's value or error; an error is thrown only when the name is used. */
export type Binding = { value: RulesValue } | { error: EvaluationError };

/** Names and functions visible at one place; lookups go outwards. */
export class Environment {
  private readonly bindings = new Map<string, Binding>();

  constructor(
    private readonly parent: Environment | null,
    private readonly functions: ReadonlyMap<string, FunctionDefinition> = new Map(),
  ) {}

  define(name: string, binding: Binding): void {
    this.bindings.set(name, binding);
  }

  lookup(name: string): RulesValue | null {
    const binding = this.bindings.get(name);
    if (binding === undefined) return this.parent?.lookup(name) ?? null;
    if ('error' in binding) throw binding.error;
    return binding.value;
  }

  /** A function and the environment it was defined in. */
  lookupFunction(name: string): { definition: FunctionDefinition; home: Environment } | null {
    const definition = this.functions.get(name);
    if (definition !== undefined) return { definition, home: this };
    return this.parent?.lookupFunction(name) ?? null;
  }
}
