import { join } from 'node:path';
import { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

export const root = join(__dirname, '../../..');

/** What these zones of import-x/no-restricted-paths say against the code of a file. */
export function importComplaints(zones: readonly object[], file: string, code: string): string[] {
  const linter = new Linter({ cwd: root });
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { 'import-x': importX as never },
        settings: {
          'import-x/resolver-next': [
            createTypeScriptImportResolver({ project: join(root, 'tsconfig.json') }),
          ],
        },
        rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
      },
    ],
    { filename: join(root, file) },
  );
  return messages.map(({ message }) => message);
}
