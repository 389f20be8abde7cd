import { type RuleCoverage, type RulesCompiler } from '../authorizer';
import { FirestoreError, invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type Service } from '../service/context';

/** `PUT …:securityRules`: compiles the first file and puts it in force for the project. Throws INVALID_ARGUMENT. */
export function replaceRules(
  service: Service,
  compileRules: RulesCompiler | null,
  project: string,
  body: JsonRecord,
): object {
  if (compileRules === null)
    throw new FirestoreError('UNIMPLEMENTED', 'This server was started without a rules compiler.');
  const files = isRecord(body.rules) ? body.rules.files : undefined;
  const file: Json | undefined = Array.isArray(files) ? (files[0] as Json | undefined) : undefined;
  if (!isRecord(file) || typeof file.content !== 'string')
    throw invalid('rules.files[0].content is required.');
  const compiled = compileRules(file.content);
  if (!compiled.ok) throw invalid(compiled.errors.join('\n'));
  service.setAuthorizer(compiled.authorizer, project);
  return {};
}

/** `GET …:ruleCoverage`: the values of each expression of the project's rules since they came into force. */
export function ruleCoverage(service: Service, project: string): RuleCoverage {
  return service.authorizerOf(project)?.coverage?.() ?? { rules: { files: [] }, report: [] };
}
