import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../stack/settings';
import { refTo, type JsonSchema } from './jsonSchema';

/** The media type of a file, or the schema of a JSON body. */
export type AnswerSchema = { kind: 'file'; mediaType: string } | { kind: 'json'; schema: JsonSchema };

export interface TypeSchemas {
  /** By method and path. */
  answers: Map<string, AnswerSchema>;
  /** The named types that they refer to. */
  components: Record<string, JsonSchema>;
}

const FILE = path.join(__dirname, 'answers/answers.ts');

function openProgram(): ts.Program {
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(
    config.config,
    { ...ts.sys, readDirectory: () => [] },
    ROOT,
  );
  return ts.createProgram([FILE], { ...options, types: [], noEmit: true });
}

/** Reads the interface `Answers` and makes a schema of each type in it. */
export function readTypeSchemas(): TypeSchemas {
  const program = openProgram();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Answers');
  if (!symbol) throw new Error(`${FILE} has no interface Answers`);
  const reader = new TypeReader(checker);
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const answers = properties.map((one): [string, AnswerSchema] => [
    one.name,
    reader.answerOf(checker.getTypeOfSymbol(one)),
  ]);
  return { answers: new Map(answers), components: reader.components };
}

const has = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;

class TypeReader {
  readonly components: Record<string, JsonSchema> = {};
  private readonly names = new Map<ts.Type, string>();

  constructor(private readonly checker: ts.TypeChecker) {}

  answerOf(type: ts.Type): AnswerSchema {
    const [mediaType] = type.aliasSymbol?.name === 'FileOf' ? (type.aliasTypeArguments ?? []) : [];
    if (mediaType?.isStringLiteral()) return { kind: 'file', mediaType: mediaType.value };
    return { kind: 'json', schema: this.schemaOf(type) };
  }

  private schemaOf(type: ts.Type): JsonSchema {
    const plain = this.primitive(type);
    if (plain) return plain;
    const name = this.nameFor(type);
    if (!name) return this.structure(type);
    if (!(name in this.components)) {
      // Named before it is read: a type may refer to itself.
      this.components[name] = {};
      this.components[name] = { ...this.describe(type.aliasSymbol ?? type.symbol), ...this.structure(type) };
    }
    return refTo(name);
  }

  private primitive(type: ts.Type): JsonSchema | null {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (has(type, ts.TypeFlags.BooleanLiteral)) return { const: this.checker.typeToString(type) === 'true' };
    if (has(type, ts.TypeFlags.StringLike)) return { type: 'string' };
    if (has(type, ts.TypeFlags.NumberLike)) return { type: 'number' };
    if (has(type, ts.TypeFlags.Boolean)) return { type: 'boolean' };
    if (has(type, ts.TypeFlags.Null)) return { type: 'null' };
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    // A number with a brand, such as Paise, is sent as the number.
    const parts = type.isIntersection() ? type.types.map((part) => this.primitive(part)) : [];
    return parts.find((part) => part !== null) ?? null;
  }

  private structure(type: ts.Type): JsonSchema {
    if (type.isUnion()) return this.union(type);
    if (this.checker.isTupleType(type)) {
      const prefixItems = this.checker
        .getTypeArguments(type as ts.TypeReference)
        .map((one) => this.schemaOf(one));
      return { type: 'array', prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length };
    }
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? this.schemaOf(item) : {} };
    }
    return this.object(type);
  }

  private union(type: ts.UnionType): JsonSchema {
    const parts = type.types.filter((part) => !has(part, ts.TypeFlags.Undefined));
    const schemas = parts.map((part) => this.schemaOf(part));
    const values = schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []));
    const others = schemas.filter((schema) => !('const' in schema));
    const isBoolean = values.includes(true) && values.includes(false);
    const literals = values.filter((value) => !isBoolean || typeof value !== 'boolean');
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(literals.length === 1 ? [{ const: literals[0] }] : literals.length > 1 ? [{ enum: literals }] : []),
      ...others,
    ];
    return all.length === 1 && all[0] ? all[0] : { anyOf: all };
  }

  private object(type: ts.Type): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      const own = this.checker.getTypeOfSymbol(symbol);
      properties[symbol.name] = { ...this.schemaOf(own), ...this.describe(symbol) };
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const canMiss = own.isUnion() && own.types.some((part) => has(part, ts.TypeFlags.Undefined));
      if (!isOptional && !canMiss) required.push(symbol.name);
    }
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      ...(values ? { additionalProperties: this.schemaOf(values) } : {}),
    };
  }

  private describe(symbol: ts.Symbol | undefined): JsonSchema {
    const text = ts.displayPartsToString(symbol?.getDocumentationComment(this.checker)).replace(/\s+/g, ' ');
    return text ? { description: text } : {};
  }

  /** The name of a type of the shop's sources; types with the same name get their file's name in front. */
  private nameFor(type: ts.Type): string | null {
    const known = this.names.get(type);
    if (known) return known;
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return null;
    const symbol = type.aliasSymbol ?? type.symbol;
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    const isOwn = file.startsWith(path.join(ROOT, 'src/'));
    const isGeneric = (type.aliasTypeArguments ?? []).length > 0 || this.isInstance(type);
    if (!symbol || !isOwn || isGeneric || symbol.name.startsWith('__')) return null;
    const taken = new Set(this.names.values());
    const prefix = path.basename(file, '.ts').replace(/^./, (letter) => letter.toUpperCase());
    const name = taken.has(symbol.name) ? `${prefix}${symbol.name}` : symbol.name;
    this.names.set(type, name);
    return name;
  }

  private isInstance(type: ts.Type): boolean {
    const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
    return isReference && this.checker.getTypeArguments(type as ts.TypeReference).length > 0;
  }
}
