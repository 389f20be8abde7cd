import { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';
import { decode, encode } from './codec';

const FORMAT = 1;

/**
 * The emulator's state of a project: users (with password hashes), their indexes, and the codes of sent mails. Refresh
 * tokens are not stored, because the emulator encodes everything in the token itself.
 */
const SAVED_FIELDS = [
  'users',
  'localIdForEmail',
  'localIdForInitialEmail',
  'localIdForPhoneNumber',
  'localIdsForProviderEmail',
  'userIdForProviderRawId',
  'localIdForPasskeyCredentialId',
  'oobs',
  'verificationCodes',
  'temporaryProofs',
  'totp',
] as const;

interface Snapshot {
  format: typeof FORMAT;
  config: object;
  state: Record<string, unknown>;
}

/** The project's whole state as text. */
export function snapshotOf(project: AgentProjectState): string {
  const fields = project as unknown as Record<string, unknown>;
  const state = Object.fromEntries(SAVED_FIELDS.map((name) => [name, fields[name]]));
  const snapshot: Snapshot = { format: FORMAT, config: project.config, state };
  return encode(snapshot);
}

/** A project as snapshotOf described it; throws on a text of another format. */
export function restoreProject(projectId: string, text: string): AgentProjectState {
  const snapshot = decode(text) as Partial<Snapshot>;
  if (snapshot.format !== FORMAT || !snapshot.state) {
    throw new Error('The stored accounts are of another version of the local stack. Start with --fresh.');
  }
  const project = new AgentProjectState(projectId);
  Object.assign(project.config, snapshot.config);
  Object.assign(project, snapshot.state);
  return project;
}
