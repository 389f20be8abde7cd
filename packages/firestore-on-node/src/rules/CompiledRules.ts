import { Coverage } from './coverage/Coverage';
import { expressionReports, type ExpressionReport } from './coverage/expressionReport';
import { lineCoverage, type LineCoverage } from './coverage/lineCoverage';
import { decide, type EvaluateOptions } from './evaluate/decide';
import { type Decision, type DocumentAccess, type RulesRequest } from './evaluate/RulesRequest';
import { type RulesFile } from './syntax/ast';
import { type RulesWarning } from './syntax/check';

/** A rules file ready to judge requests. */
export class CompiledRules {
  private readonly seen = new Coverage();

  constructor(
    private readonly file: RulesFile,
    /** What compiles but can never succeed, such as an unknown name. */
    readonly warnings: RulesWarning[],
  ) {}

  get source(): string {
    return this.file.source;
  }

  /** Whether the rules allow the request, and why (not). Never throws: what cannot be judged is denied. */
  evaluate(request: RulesRequest, access: DocumentAccess, options?: EvaluateOptions): Decision {
    return decide(this.file, request, access, (node, outcome) => this.seen.record(node, outcome), options);
  }

  /** Every line that holds an expression, with how often it was reached since this object was made. */
  coverage(): LineCoverage[] {
    return lineCoverage(this.expressionReports());
  }

  /** What every expression came to since then, and how often. */
  expressionReports(): ExpressionReport[] {
    return expressionReports(this.file, this.seen);
  }
}
