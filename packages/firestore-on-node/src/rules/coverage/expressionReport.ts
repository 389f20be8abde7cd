import { children, type Expression, type RulesFile } from '../syntax/ast';
import { Lexer } from '../syntax/Lexer';
import { EvaluationError, type RulesValue } from '../values/RulesValue';
import { formatDuration, formatTimestamp } from '../values/time';
import { type Coverage, expressionsOf, type Outcome } from './Coverage';

/** `ExpressionReport` of https://firebase.google.com/docs/reference/rules/rest/v1/projects/test */
export interface ExpressionReport {
  /** Lines and columns count from 1, offsets from 0; the end is exclusive. */
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Empty if never evaluated. `{undefined: {causeMessage}}` is an error. */
  readonly values: readonly { readonly value: object; readonly count: number }[];
  readonly children: readonly ExpressionReport[];
}

/** The values of every expression of the file, nested like the source and in its order. */
export function expressionReports(file: RulesFile, coverage: Coverage): ExpressionReport[] {
  const lexer = new Lexer(file.source);
  const report = (node: Expression): ExpressionReport => {
    const { start, end } = file.spans.get(node)!;
    return {
      sourcePosition: { ...lexer.position(start), currentOffset: start, endOffset: end },
      values: coverage.of(node).map(({ outcome, count }) => ({ value: valueJson(outcome), count })),
      children: children(node).map(report),
    };
  };
  return expressionsOf(file.root).map(report);
}

function valueJson(value: Outcome): object {
  if (value instanceof EvaluationError) return { undefined: { causeMessage: value.message } };
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: String(value.value) };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value.nanos) };
    case 'duration':
      return { durationValue: formatDuration(value.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'list':
      return { listValue: { values: value.items.map(valueJson) } };
    case 'set':
      return { setValue: { values: value.items.map(valueJson) } };
    case 'map':
      return { mapValue: { fields: fieldsJson(value.entries) } };
    case 'map_diff':
      return { mapDiffValue: { left: valueJson(value.before), right: valueJson(value.after) } };
    case 'unknown':
      return { undefined: { causeMessage: `${value.about} is not pinned down by the query` } };
  }
}

function fieldsJson(entries: ReadonlyMap<string, RulesValue>): object {
  return Object.fromEntries([...entries].map(([name, value]) => [name, valueJson(value)]));
}
