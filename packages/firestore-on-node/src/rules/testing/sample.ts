/** A rules file with every construct of the language, to be changed at random. */
export const SAMPLE = `rules_version = '2';

function signedIn() { return request.auth != null; }

service cloud.firestore {
  match /databases/{database}/documents {
    /* Whose document it is,
       by its id. */
    function owns(uid) {
      let auth = request.auth;
      let staff = get(/databases/$(database)/documents/staff/$(auth.uid)).data;
      return auth.uid == uid || staff.roles.hasAny(['editor', "owner"]);
    }

    match /notes/{note} {
      allow get: if signedIn() && owns(note); // one
      allow list: if request.query.limit <= 50 && resource.data.open == true;
      allow create: if request.resource.data.keys().hasOnly(['title', 'size', 'at'])
        && request.resource.data.title.matches('[^\\\\x00-\\\\x1f]{1,80}')
        && request.resource.data.size is int && request.resource.data.size in [1, 2, 3]
        && request.resource.data.at == request.time;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'].toSet())
        && (resource.data.size < 2 ? resource.data.get('open', false) : !(-1.5e3 + 2 * 3 % 4 / 1 - 1 >= 0));
      allow delete;

      match /parts/{part=**} {
        allow read, write: if existsAfter(/databases/(default)/documents/notes/$(note))
          && {'a': b'\\xff\\052', 'b': null}['b'] == null && 'text'[0:1] == 't' && debug(part) is path;
      }
    }
    match /{path=**}/comments/{comment} { allow read: if true }
  }
}
`;
