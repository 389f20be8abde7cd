import { AccessBudget } from './limits';
import { type DocumentAccess } from './RulesRequest';
import { fullPath, resourceValue } from './requestValues';
import { argument } from '../builtins/signature';
import { bool, EvaluationError, type RulesValue } from '../values/RulesValue';

type Read = (args: RulesValue[]) => RulesValue;

/** `get`, `exists`, `getAfter` and `existsAfter` of one request, with its limits. */
export class DocumentReads {
  private readonly memory = new Map<string, RulesValue>();
  private readonly own = new AccessBudget();

  constructor(
    private readonly access: DocumentAccess,
    private readonly database: string,
    private readonly shared: AccessBudget | null,
  ) {}

  /** The function of that name; null for any other name. */
  byName(name: string): Read | null {
    switch (name) {
      case 'get':
        return (args) => this.read(args, 'get');
      case 'getAfter':
        return (args) => this.read(args, 'getAfter');
      case 'exists':
        return (args) => bool(this.read(args, 'get').type !== 'null');
      case 'existsAfter':
        return (args) => bool(this.read(args, 'getAfter').type !== 'null');
      default:
        return null;
    }
  }

  private read(args: RulesValue[], how: 'get' | 'getAfter'): RulesValue {
    if (args.length !== 1) throw new EvaluationError('Wrong number of arguments.');
    const { segments, open } = argument(args, 0, 'path');
    if (open !== undefined && open.size > 0)
      throw new EvaluationError(`/${segments.join('/')} is not bound.`);
    const inside = this.documentPath(segments);
    const key = `${how} ${segments.join('/')}`;
    const known = this.memory.get(key);
    if (known !== undefined) return known;
    this.own.spend(key);
    this.shared?.spend(key);
    const value = resourceValue(this.access[how](inside), segments);
    this.memory.set(key, value);
    return value;
  }

  /** Segments after `/documents`; throws unless the path names a document of this database. */
  private documentPath(segments: string[]): string[] {
    const root = fullPath(this.database, []);
    const inside = segments.slice(root.length);
    const rooted = root.every((segment, index) => segments[index] === segment);
    if (!rooted || inside.length === 0 || inside.length % 2 !== 0) {
      throw new EvaluationError(`/${segments.join('/')} does not name a document of this database.`);
    }
    return inside;
  }
}
