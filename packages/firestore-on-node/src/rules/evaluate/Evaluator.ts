import { type Expression } from '../syntax/ast';
import { NAMESPACE_NAMES } from '../builtins/names';
import { conversions } from '../builtins/conversions';
import { methodOf, namespaceFunction } from '../builtins';
import { Environment, type Binding } from './Environment';
import { type DocumentReads } from './DocumentReads';
import { LimitExceeded, MAX_CALL_DEPTH, MAX_EXPRESSIONS } from './limits';
import { pathOf } from './pathOf';
import { applyOperator, hasType, itemAt, negated, notFound, slice, truth } from './operators';
import { isUnknown, madeOf, memberOfUnknown, proveMethod, proveOperator } from './proofs';
import { type Knowledge } from '../query/Knowledge';
import {
  bool,
  bytes,
  EvaluationError,
  float,
  hidden,
  int,
  list,
  map,
  NULL,
  string,
  type RulesValue,
  type UnknownValue,
} from '../values/RulesValue';

/** The inputs of an evaluation other than the expression. */
export interface EvaluationContext {
  knowledge: Knowledge;
  reads: DocumentReads;
  /** Receives the value of every expression. */
  onOutcome(node: Expression, outcome: RulesValue | EvaluationError): void;
  /** Receives the arguments of `debug(…)`. */
  onDebug(value: RulesValue): void;
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** Evaluates expressions of one request. Errors of the language are thrown as EvaluationError. */
export class Evaluator {
  /** Expressions evaluated so far. */
  expressions = 0;
  /** The comparison or test that was last false, as the reason of a failed condition. */
  lastFalse: Expression | null = null;
  /** The expression that last threw. */
  lastError: Expression | null = null;
  private callDepth = 0;

  constructor(private readonly context: EvaluationContext) {}

  /** The value of an expression; throws EvaluationError or LimitExceeded. */
  evaluate(node: Expression, env: Environment): RulesValue {
    this.count(1);
    try {
      const value = this.dispatch(node, env);
      this.context.onOutcome(node, value);
      if (value.type === 'bool' && !value.value && isTest(node)) this.lastFalse = node;
      return value;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      this.context.onOutcome(node, error);
      if (!blamed.has(error)) this.lastError = node;
      blamed.add(error);
      throw error;
    }
  }

  /** Counts as the service does (RULES.md): each node costs one expression, and some cost more. */
  private count(expressions: number): void {
    this.expressions += expressions;
    if (this.expressions >= MAX_EXPRESSIONS) {
      throw new LimitExceeded(`The maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);
    }
  }

  private dispatch(node: Expression, env: Environment): RulesValue {
    switch (node.kind) {
      case 'null':
        return NULL;
      case 'bool':
        return bool(node.value);
      case 'int':
        return int(node.value);
      case 'float':
        return float(node.value);
      case 'string':
        return string(node.value);
      case 'bytes':
        return bytes(Buffer.from(node.value, 'latin1'));
      case 'name':
        return this.name(node, env);
      case 'list':
        return this.list(node, env);
      case 'map':
        return this.map(node, env);
      case 'path':
        return this.path(node, env);
      case 'not':
        return this.unary(node, env, (value) => bool(!truth(value)));
      case 'negate':
        return this.unary(node, env, negated);
      case 'binary':
        return this.binary(node, env);
      case 'is':
        return this.is(node, env);
      case 'ternary':
        return this.ternary(node, env);
      case 'member':
        return this.member(this.evaluate(node.object, env), string(node.name));
      case 'index':
        return this.member(this.evaluate(node.object, env), this.evaluate(node.index, env));
      case 'range':
        return this.range(node, env);
      case 'call':
        return this.call(node, env);
      case 'method':
        return this.method(node, env);
    }
  }

  private name(node: Kind<'name'>, env: Environment): RulesValue {
    const value = env.lookup(node.name);
    if (value === null) throw new EvaluationError(`Variable not found error: Name: [${node.name}].`);
    return value;
  }

  private list(node: Kind<'list'>, env: Environment): RulesValue {
    const items = node.items.map((item) => this.evaluate(item, env));
    return madeOf(items) ?? list(items);
  }

  private map(node: Kind<'map'>, env: Environment): RulesValue {
    const entries = node.entries.map((entry): [RulesValue, RulesValue] => [
      this.evaluate(entry.key, env),
      this.evaluate(entry.value, env),
    ]);
    const unknown = madeOf(entries.flat());
    if (unknown !== null) return unknown;
    return map(
      entries.map(([key, value]): [string, RulesValue] => {
        if (key.type !== 'string') throw new EvaluationError('The key of a map is a string.');
        return [key.value, value];
      }),
    );
  }

  /** With `toBind`, undefined names stay open. */
  private path(node: Kind<'path'>, env: Environment, toBind = false): RulesValue {
    return pathOf(
      node.segments.map((part) => {
        if (typeof part === 'string') {
          this.count(1);
          return string(part);
        }
        const open = toBind && part.kind === 'name' && env.lookup(part.name) === null;
        return open ? { open: part.name } : this.evaluate(part, env);
      }),
    );
  }

  private unary(
    { operand }: Kind<'not'> | Kind<'negate'>,
    env: Environment,
    apply: (value: RulesValue) => RulesValue,
  ): RulesValue {
    const value = this.evaluate(operand, env);
    return value.type === 'unknown' ? hidden(value.about) : apply(value);
  }

  private binary(node: Kind<'binary'>, env: Environment): RulesValue {
    if (node.operator === '&&') return this.logical(node, env, false);
    if (node.operator === '||') return this.logical(node, env, true);
    const left = this.evaluate(node.left, env);
    const right = this.evaluate(node.right, env);
    if (isUnknown(left) || isUnknown(right)) {
      return proveOperator(this.context.knowledge, node.operator, left, right);
    }
    return applyOperator(node.operator, left, right);
  }

  /** `&&` and `||`: `decisive` on either side decides, even if the other side is an error. */
  private logical(node: Kind<'binary'>, env: Environment, decisive: boolean): RulesValue {
    const left = this.operand(node.left, env);
    if (left === decisive) return bool(decisive);
    this.count(1);
    const right = this.operand(node.right, env);
    if (right === decisive) return bool(decisive);
    for (const side of [left, right]) if (side instanceof EvaluationError) throw side;
    for (const side of [left, right])
      if (typeof side === 'object' && !(side instanceof EvaluationError)) return hidden(side.about);
    return bool(!decisive);
  }

  private operand(node: Expression, env: Environment): boolean | UnknownValue | EvaluationError {
    try {
      const value = this.evaluate(node, env);
      return value.type === 'unknown' ? value : truth(value);
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
  }

  private is(node: Kind<'is'>, env: Environment): RulesValue {
    this.count(1);
    const value = this.evaluate(node.operand, env);
    if (value.type !== 'unknown') return bool(hasType(value, node.typeName));
    const proof = this.context.knowledge.isType(value, node.typeName);
    return proof === null ? hidden(value.about) : bool(proof);
  }

  private ternary(node: Kind<'ternary'>, env: Environment): RulesValue {
    const condition = this.evaluate(node.condition, env);
    if (condition.type === 'unknown') return hidden(condition.about);
    const isTrue = truth(condition);
    this.count(isTrue ? 1 : 3);
    return this.evaluate(isTrue ? node.whenTrue : node.whenFalse, env);
  }

  private member(object: RulesValue, name: RulesValue): RulesValue {
    if (isUnknown(name)) return hidden(name.about);
    if (object.type === 'unknown') return memberOfUnknown(this.context.knowledge, object, name);
    if (object.type === 'null') throw new EvaluationError('Null value error.');
    if (object.type === 'map' && name.type === 'string' && !object.entries.has(name.value)) {
      throw new EvaluationError(`Property ${name.value} is undefined on object.`);
    }
    return itemAt(object, name);
  }

  private range(node: Kind<'range'>, env: Environment): RulesValue {
    const parts = [node.object, node.from, node.to].map((part) => this.evaluate(part, env));
    return madeOf(parts) ?? slice(parts[0]!, parts[1]!, parts[2]!);
  }

  private method(node: Kind<'method'>, env: Environment): RulesValue {
    const { object, name } = node;
    if (object.kind === 'name' && NAMESPACE_NAMES.has(object.name) && env.lookup(object.name) === null) {
      const builtin = namespaceFunction(object.name, name);
      if (builtin === undefined) throw notFound(`${object.name}.${name}`);
      const args = node.args.map((arg) => this.evaluate(arg, env));
      return madeOf(args) ?? builtin(args);
    }
    const toBind = name === 'bind' && object.kind === 'path';
    const receiver = toBind ? this.path(object, env, true) : this.evaluate(object, env);
    const args = node.args.map((arg) => this.evaluate(arg, env));
    if ([receiver, ...args].some(isUnknown)) return proveMethod(this.context.knowledge, receiver, name, args);
    if (receiver.type === 'null') throw new EvaluationError('Null value error.');
    const builtin = methodOf(receiver.type, name);
    if (builtin === undefined) throw notFound(name);
    return builtin([receiver, ...args]);
  }

  private call(node: Kind<'call'>, env: Environment): RulesValue {
    const own = env.lookupFunction(node.name);
    if (own === null) return this.builtin(node, env);
    const { definition, home } = own;
    const inner = new Environment(home);
    definition.parameters.forEach((name, index) => inner.define(name, this.bind(node.args[index]!, env)));
    this.callDepth += 1;
    if (this.callDepth > MAX_CALL_DEPTH) {
      throw new LimitExceeded(`The maximum call depth of ${MAX_CALL_DEPTH} has been reached.`);
    }
    try {
      for (const { name, value } of definition.lets) {
        this.count(1);
        inner.define(name, this.bind(value, inner));
      }
      return this.evaluate(definition.body, inner);
    } finally {
      this.callDepth -= 1;
    }
  }

  private bind(node: Expression, env: Environment): Binding {
    try {
      return { value: this.evaluate(node, env) };
    } catch (error) {
      if (error instanceof EvaluationError) return { error };
      throw error;
    }
  }

  private builtin(node: Kind<'call'>, env: Environment): RulesValue {
    const args = node.args.map((arg) => this.evaluate(arg, env));
    const unknown = madeOf(args);
    if (node.name === 'debug' && args.length === 1) {
      this.context.onDebug(args[0]!);
      return args[0]!;
    }
    const conversion = Object.hasOwn(conversions, node.name) ? conversions[node.name] : undefined;
    if (conversion !== undefined) return unknown ?? conversion(args);
    const read = this.context.reads.byName(node.name);
    if (read === null) throw notFound(node.name);
    return unknown ?? read(args);
  }
}

const blamed = new WeakSet<EvaluationError>();
const isTest = (node: Expression): boolean =>
  node.kind !== 'call' && !(node.kind === 'binary' && (node.operator === '&&' || node.operator === '||'));
