// Tests a rules file without a server: one request that must pass, one that must not, and the reason why.
const assert = require('node:assert/strict');
const { compileRules } = require('firestore-on-node/rules');
const { doc, request } = require('firestore-on-node/rules/testing');

const rules = compileRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow get: if request.auth.uid == resource.data.owner;
    }
  }
}`);

/** The rules' decision when `uid` reads one of asha's notes. */
function read(uid) {
  const asked = request({
    method: 'get',
    path: ['notes', 'one'],
    auth: { uid, token: {} },
    resource: doc({ owner: 'asha', text: 'Buy milk' }),
  });
  return rules.evaluate(asked);
}

assert.equal(read('asha').allowed, true);
const denied = read('ravi');
assert.equal(denied.allowed, false);
console.log(`asha may read; ravi may not: ${denied.reason}`);
