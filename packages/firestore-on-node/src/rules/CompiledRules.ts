import { Coverage } from './coverage/Coverage';
import { expressionReports, type ExpressionReport } from './coverage/expressionReport';
import { lineCoverage, type LineCoverage } from './coverage/lineCoverage';
import { decide, type EvaluateOptions } from './evaluate/decide';
import { type Decision, type DocumentAccess, NO_DOCUMENTS, type RulesRequest } from './evaluate/RulesRequest';
import { type RulesFile } from './syntax/ast';
import { type RulesWarning } from './syntax/check';

/** A compiled rules file that decides requests. */
export class CompiledRules {
  private readonly seen = new Coverage();

  constructor(
    private readonly file: RulesFile,
    /** Expressions that compile but can never succeed, such as an unknown name. */
    readonly warnings: RulesWarning[],
  ) {}

  get source(): string {
    return this.file.source;
  }

  /**
   * Returns whether the rules allow the request, and why. Never throws: it denies a request that it cannot evaluate.
   * `access` reads other documents; without it there are none.
   */
  evaluate(
    request: RulesRequest,
    access: DocumentAccess = NO_DOCUMENTS,
    options?: EvaluateOptions,
  ): Decision {
    return decide(this.file, request, access, (node, outcome) => this.seen.record(node, outcome), options);
  }

  /** Every line with an expression, and how often it was evaluated since this object was created. */
  coverage(): LineCoverage[] {
    return lineCoverage(this.expressionReports());
  }

  /** The values of every expression since this object was created, with counts. */
  expressionReports(): ExpressionReport[] {
    return expressionReports(this.file, this.seen);
  }
}
