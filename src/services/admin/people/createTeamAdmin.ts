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
export function createTeamAdmin(http: Http) {
  const team = (path: string, body?: object): ApiAnswer<StaffResponse> =>
    callApi(http, { path: `/api/admin/staff${path}`, body }, has('members'));
  const at = encodeURIComponent;
  return {
    read: () => team(''),
    send: (request: InviteRequest) => team('/invites', request),
    withdraw: (id: string) => team(`/invites/${at(id)}/withdraw`, {}),
    changeRole: (uid: string, role: Role) => team(`/${at(uid)}/role`, { role }),
    remove: (uid: string) => team(`/${at(uid)}/remove`, {}),
    /** Sets the roles that need a second factor. */
    askTwoStep: (roles: Role[], seen: readonly Role[]) => team('/two-step', { roles, seen }),
    /** Removes a member's authenticator app. */
    removeApp: (uid: string) => team(`/${at(uid)}/factor/remove`, {}),
    invite: (id: string): ApiAnswer<InviteResponse> =>
      callApi(http, { path: `/api/staff/invites/${at(id)}` }, has('role')),
    accept: (id: string): ApiAnswer<AcceptResponse> =>
      callApi(http, { path: `/api/staff/invites/${at(id)}/accept`, body: {} }, has('role')),
  };
}

export type TeamAdmin = ReturnType<typeof createTeamAdmin>;
