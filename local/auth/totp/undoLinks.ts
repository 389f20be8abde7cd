import { assert } from 'firebase-tools/lib/emulator/auth/errors';
import { type AuthOperations } from 'firebase-tools/lib/emulator/auth/operations';
import { type StoredUser } from 'firebase-tools/lib/emulator/auth/state';
import { type TotpProject } from './state';

const UNDO = 'REVERT_SECOND_FACTOR_ADDITION';

/** Firebase mails a link that removes an authenticator app whenever one is added; the emulator does not. */
export function mailUndoLink(project: TotpProject, { localId, email }: StoredUser, factorId: string): void {
  const link = new URL('http://localhost/emulator/action?mode=revertSecondFactorAddition&lang=en&apiKey=k');
  const code = project.createOob(email ?? '', undefined, UNDO, (oobCode) => {
    link.searchParams.set('oobCode', oobCode);
    return link.toString();
  });
  Object.assign(code, { localId, factorId });
}

type CodeOperations = Pick<
  AuthOperations<TotpProject>['identitytoolkit']['accounts'],
  'resetPassword' | 'update'
>;

/** The account and the app of such a link; null for the code of another mail. */
function undoneBy(project: TotpProject, oobCode = '') {
  const code = project.validateOobCode(oobCode);
  if (code?.requestType !== UNDO) return null;
  const user = project.getUserByLocalId(code.localId ?? '');
  const factor = user?.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === code.factorId);
  assert(user && factor, 'INVALID_OOB_CODE');
  return { user, factor };
}

/** The operations that check and use the codes of mails, with these codes among them. */
export function withUndoLinks({ resetPassword, update }: CodeOperations): CodeOperations {
  return {
    resetPassword: async (project, body, context) => {
      const undone = undoneBy(project, body.oobCode);
      const answer = (await resetPassword(project, body, context)) as object;
      return undone ? { ...answer, mfaInfo: undone.factor } : answer;
    },
    update: (project, body, context) => {
      const undone = undoneBy(project, body.oobCode);
      if (!undone) return update(project, body, context);
      const { user, factor } = undone;
      const rest = (user.mfaInfo ?? []).filter((other) => other !== factor);
      project.deleteOobCode(body.oobCode ?? '');
      project.updateUserByLocalId(user.localId, { mfaInfo: rest.length > 0 ? rest : undefined });
      return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: user.localId, email: user.email };
    },
  };
}
