import type {
  AcceptResponse,
  InviteRequest,
  InviteResponse,
  StaffResponse,
} from '@/domain/contracts/admin/staff';
import type { Role } from '@/domain/staff/roles';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The team. Each action returns the whole team. `invite` and `accept` are for the invited person. */
export interface TeamAdmin {
  read(): ApiAnswer<StaffResponse>;
  send(request: InviteRequest): ApiAnswer<StaffResponse>;
  withdraw(inviteId: string): ApiAnswer<StaffResponse>;
  changeRole(uid: string, role: Role): ApiAnswer<StaffResponse>;
  remove(uid: string): ApiAnswer<StaffResponse>;
  /** Sets the roles that need a second factor. */
  askTwoStep(roles: Role[]): ApiAnswer<StaffResponse>;
  /** Removes a member's authenticator app. */
  removeApp(uid: string): ApiAnswer<StaffResponse>;
  invite(inviteId: string): ApiAnswer<InviteResponse>;
  accept(inviteId: string): ApiAnswer<AcceptResponse>;
}

export function createTeamAdmin(http: Http): TeamAdmin {
  const team = (path: string, body?: object): ApiAnswer<StaffResponse> =>
    callApi(http, { path: `/api/admin/staff${path}`, body }, has('members'));
  const at = encodeURIComponent;
  return {
    read: () => team(''),
    send: (request) => team('/invites', request),
    withdraw: (id) => team(`/invites/${at(id)}/withdraw`, {}),
    changeRole: (uid, role) => team(`/${at(uid)}/role`, { role }),
    remove: (uid) => team(`/${at(uid)}/remove`, {}),
    askTwoStep: (roles) => team('/two-step', { roles }),
    removeApp: (uid) => team(`/${at(uid)}/factor/remove`, {}),
    invite: (id) => callApi(http, { path: `/api/staff/invites/${at(id)}` }, has('role')),
    accept: (id) => callApi(http, { path: `/api/staff/invites/${at(id)}/accept`, body: {} }, has('role')),
  };
}
