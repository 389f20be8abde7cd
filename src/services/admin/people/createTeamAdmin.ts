import type {
  AcceptResponse,
  InviteRequest,
  InviteResponse,
  StaffResponse,
} from '@/domain/contracts/admin/staff';
import type { Role } from '@/domain/staff/roles';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** The team: each act answers all of it anew. `invite` and `accept` are for the invited person. */
export interface TeamAdmin {
  read(): Answer<StaffResponse>;
  send(request: InviteRequest): Answer<StaffResponse>;
  withdraw(inviteId: string): Answer<StaffResponse>;
  changeRole(uid: string, role: Role): Answer<StaffResponse>;
  remove(uid: string): Answer<StaffResponse>;
  /** Says which roles need a second factor. */
  askTwoStep(roles: Role[]): Answer<StaffResponse>;
  /** Removes a member's authenticator app. */
  removeApp(uid: string): Answer<StaffResponse>;
  invite(inviteId: string): Answer<InviteResponse>;
  accept(inviteId: string): Answer<AcceptResponse>;
}

const CALL_MS = 20_000;

export function createTeamAdmin(http: Http): TeamAdmin {
  async function send<T extends object>(path: string, has: keyof T & string, body?: object): Answer<T> {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: `/api/${path}`, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, body } : request);
    return adminAnswer<T>(outcome, (fields) => has in fields);
  }
  const team = (path: string, body?: object) => send<StaffResponse>(`admin/staff${path}`, 'members', body);
  const at = encodeURIComponent;
  return {
    read: () => team(''),
    send: (request) => team('/invites', request),
    withdraw: (id) => team(`/invites/${at(id)}/withdraw`, {}),
    changeRole: (uid, role) => team(`/${at(uid)}/role`, { role }),
    remove: (uid) => team(`/${at(uid)}/remove`, {}),
    askTwoStep: (roles) => team('/two-step', { roles }),
    removeApp: (uid) => team(`/${at(uid)}/factor/remove`, {}),
    invite: (id) => send<InviteResponse>(`staff/invites/${at(id)}`, 'role'),
    accept: (id) => send<AcceptResponse>(`staff/invites/${at(id)}/accept`, 'role', {}),
  };
}
