import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { razorpayKeys } from '../../../local/stack/settings';
import { leaksInLogs } from './logs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'glumist-logs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is found in any log, and the log is named', () => {
  writeFileSync(join(folder, 'functions.log'), '{"event":"request.answered","status":200}\n');
  expect(leaksInLogs(folder)).toEqual([]);
  writeFileSync(join(folder, 'firestore.log'), `{"key":"${razorpayKeys.keySecret}"}\n`);
  expect(leaksInLogs(folder)).toEqual(['firestore.log holds the secret of Razorpay’s key']);
});

test('a shop without logs is reported as not searched', () => {
  expect(() => leaksInLogs(folder)).toThrow('no log');
});
