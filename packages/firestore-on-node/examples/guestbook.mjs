// Starts a Firestore in memory behind security rules and calls it as two users.
import { rulesCompiler, startFirestore } from 'firestore-on-node';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /entries/{id} {
      allow read: if true;
      allow create: if request.auth != null
        && request.resource.data.author == request.auth.uid
        && request.resource.data.text.size() <= 200;
    }
  }
}`;

const compiled = rulesCompiler(RULES);
if (!compiled.ok) throw new Error(compiled.errors.join('\n'));
const firestore = await startFirestore({ port: 0, dataDir: null, authorize: compiled.authorizer });
const documents = `${firestore.url}/v1/projects/demo-guestbook/databases/(default)/documents`;

/** An unsigned ID token. The server reads the user from it and checks no signature, like Google's emulator. */
function idTokenOf(uid) {
  const encode = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none' })}.${encode({ sub: uid })}.`;
}

async function sign(uid, author, text) {
  const response = await fetch(`${documents}/entries`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idTokenOf(uid)}` },
    body: JSON.stringify({ fields: { author: { stringValue: author }, text: { stringValue: text } } }),
  });
  console.log(`${uid} signs as ${author}: ${response.status}`);
}

await sign('asha', 'asha', 'What a lovely place!');
await sign('ravi', 'asha', 'I am asha, honestly.');

const list = await fetch(`${documents}/entries`);
for (const { fields } of (await list.json()).documents) {
  console.log(`${fields.author.stringValue} wrote: ${fields.text.stringValue}`);
}
await firestore.close();
