import { decide, type EvaluateOptions } from './evaluate/decide';
import { type Decision, type DocumentAccess, type RulesRequest } from './evaluate/RulesRequest';
import { children, type Expression, type MatchBlock, type RulesFile } from './syntax/ast';
import { type RulesWarning } from './syntax/check';

/** How often the expressions that begin on a line were evaluated. */
export interface LineCoverage {
  line: number;
  hits: number;
}

/** A rules file ready to judge requests. */
export class CompiledRules {
  private readonly hits = new Map<number, number>();

  constructor(
    private readonly file: RulesFile,
    /** What compiles but can never succeed, such as an unknown name. */
    readonly warnings: RulesWarning[],
  ) {}

  /** Whether the rules allow the request, and why (not). Never throws: what cannot be judged is denied. */
  evaluate(request: RulesRequest, access: DocumentAccess, options?: EvaluateOptions): Decision {
    const onLine = (line: number): void => {
      this.hits.set(line, (this.hits.get(line) ?? 0) + 1);
    };
    return decide(this.file, request, access, onLine, options);
  }

  /** Every line that holds an expression, with how often it was reached since this object was made. */
  coverage(): LineCoverage[] {
    const lines = new Set<number>();
    const note = (node: Expression): void => {
      lines.add(node.at.line);
      children(node).forEach(note);
    };
    const visit = (block: MatchBlock): void => {
      for (const definition of block.functions.values()) {
        definition.lets.forEach((binding) => note(binding.value));
        note(definition.body);
      }
      for (const allow of block.allows) if (allow.condition !== null) note(allow.condition);
      block.matches.forEach(visit);
    };
    visit(this.file.root);
    return [...lines].sort((a, b) => a - b).map((line) => ({ line, hits: this.hits.get(line) ?? 0 }));
  }
}
