import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { razorpayKeys } from '../../local/stack/settings';
import { leaksInLogs } from './logs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'glumist-logs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('finds a secret in any log, and says in which', () => {
  writeFileSync(join(folder, 'functions.log'), '{"event":"request.answered","status":200}\n');
  expect(leaksInLogs(folder)).toEqual([]);
  writeFileSync(join(folder, 'firestore.log'), `{"key":"${razorpayKeys.keySecret}"}\n`);
  expect(leaksInLogs(folder)).toEqual(['firestore.log holds the secret of Razorpay’s key']);
});

test('a shop without logs was not looked through', () => {
  expect(() => leaksInLogs(folder)).toThrow('no log');
});
