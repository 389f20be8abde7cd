import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings';
import { apiDocument } from './document';
import { routeTable } from './routes';

/** Prints the OpenAPI document of the shop's calls: `npx tsx local/api/print.ts > openapi.json`. */
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
process.stdout.write(`${JSON.stringify(apiDocument(routeTable(), version), null, 2)}\n`);
