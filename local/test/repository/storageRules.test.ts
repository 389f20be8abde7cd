import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The functions read and write the bucket with their own account, which no rules bind. */
test('the storage rules have one statement that denies every path to browsers', () => {
  const { storage } = JSON.parse(read('firebase.json')) as { storage: { rules: string } };
  const rules = read(storage.rules)
    .replace(/\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');
  expect(rules.match(/\ballow\b[^;]*;/g)).toEqual(['allow read, write: if false;']);
  expect(rules.match(/\bmatch\s+\S+/g)).toEqual(['match /b/{bucket}/o', 'match /{everything=**}']);
});
