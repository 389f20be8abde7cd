import type { CallName } from '../answers/answers';
import type { Refusal } from '../codes';
import type { Operation } from '../operation';

/** Refusals of an act on the team. */
const ACT: Refusal[] = ['403 not_owner', '503 busy'];

type TeamCall = Extract<
  CallName,
  `${string} /api/admin/staff${string}` | `${string} /api/admin/notifications${string}`
>;

/** The calls about the team and its notifications. */
export const teamOperations: Record<TeamCall, Operation> = {
  'GET /api/admin/staff': { summary: 'The team and its open invitations' },
  'POST /api/admin/staff/invites': {
    summary: 'Invite a person by email to a role',
    refusals: [...ACT, '409 conflict', '409 always_owner', '409 already_staff', '409 team_full'],
  },
  'POST /api/admin/staff/invites/{id}/withdraw': {
    summary: 'Withdraw an invitation',
    refusals: [...ACT, '404 no_invite'],
  },
  'POST /api/admin/staff/{id}/role': {
    summary: 'Give a member another role',
    refusals: [...ACT, '404 no_member', '409 own_role', '502 claim_failed'],
  },
  'POST /api/admin/staff/{id}/remove': {
    summary: 'Remove a member at once',
    refusals: [...ACT, '404 no_member', '409 own_role', '502 claim_failed'],
  },
  'POST /api/admin/staff/two-step': {
    summary: 'Choose the roles that need a second factor',
    refusals: [...ACT, '409 own_factor_first'],
  },
  'POST /api/admin/staff/{id}/factor/remove': {
    summary: "Remove a member's lost authenticator app, and end their sessions",
    refusals: [...ACT, '404 no_member', '409 no_factor', '409 own_factor', '502 factor_failed'],
  },
  'GET /api/admin/notifications': { summary: "The caller's choice of notifications, and their devices" },
  'POST /api/admin/notifications': {
    summary: "Change the caller's choice of notifications",
    refusals: ['503 busy'],
  },
  'POST /api/admin/notifications/devices': {
    summary: 'Register the calling browser for notifications',
    refusals: ['409 push_off', '409 other_device', '409 too_many_devices', '503 busy'],
  },
  'POST /api/admin/notifications/devices/{id}/remove': {
    summary: "Remove one of the caller's devices",
    refusals: ['503 busy'],
  },
  'POST /api/admin/notifications/devices/{id}/test': {
    summary: "Send a test to one of the caller's devices",
    refusals: ['404 no_device', '409 push_off', '502 push_failed', '503 busy'],
  },
};
