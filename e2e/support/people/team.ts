import { readStack, idToken, newShopper } from '../shop/stack';
import { callAdmin } from './admin';
import type { Role } from '@/domain/staff/roles';

/** A new colleague of this role, invited by the owner. */
export async function newColleague(email: string, password: string, role: Role): Promise<void> {
  await newShopper(email, password);
  await joinTeam(email, password, role);
}

/** A shopper becomes a colleague of this role, invited by the owner. */
export async function joinTeam(email: string, password: string, role: Role): Promise<void> {
  const key = `e2e-${Date.now()}-${Math.random().toString(36).slice(2, 12)}`;
  await callAdmin('staff/invites', { key, email, role });
  const { baseUrl, apiKey } = readStack();
  const token = await idToken(email, password);
  const accepted = await fetch(`${baseUrl}/api/staff/invites/${key}/accept`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!accepted.ok) throw new Error(`${email} did not join: ${await accepted.text()}`);
}
