import {
  addNoteRequest,
  changeTagsRequest,
  codBlockRequest,
  removeNoteRequest,
} from '@/domain/contracts/admin/customers';
import { addNote, MAX_TAGS, removeNote, tidyTags } from '@/domain/customers/record/teamFields';
import { badRequest, refuse } from '../../platform/http/answer';
import type { Route } from '../../platform/http/route';
import { byOf } from '../../platform/audit';
import type { AdminDeps } from '../deps';
import { changeCustomerRoute } from './changeCustomer';
import { messages } from './messages';

/** POST /api/admin/customers/{id}/notes */
const noteRoute = (deps: AdminDeps): Route =>
  changeCustomerRoute(deps, {
    path: 'notes',
    right: 'customers.note',
    schema: addNoteRequest,
    decide(customer, { noteId, text }, { who, now }) {
      const added = addNote(customer, { id: noteId, at: now.toISOString(), by: byOf(who), text });
      const message = messages.noted;
      if (added.kind === 'known') return { kind: 'same', message };
      if (added.kind === 'noted') {
        const { notes } = added;
        return { kind: 'changed', customer: { ...customer, notes }, action: 'customer.noted', message };
      }
      return { kind: 'refused', answer: refuse(409, 'too_many_notes', messages.tooManyNotes) };
    },
  });

/** POST /api/admin/customers/{id}/notes/remove */
const removeNoteRoute = (deps: AdminDeps): Route =>
  changeCustomerRoute(deps, {
    path: 'notes/remove',
    right: 'customers.note',
    schema: removeNoteRequest,
    decide(customer, { noteId }) {
      const notes = removeNote(customer, noteId);
      const message = messages.noteRemoved;
      if (!notes) return { kind: 'same', message };
      return { kind: 'changed', customer: { ...customer, notes }, action: 'customer.note_removed', message };
    },
  });

/** POST /api/admin/customers/{id}/tags */
const tagsRoute = (deps: AdminDeps): Route =>
  changeCustomerRoute(deps, {
    path: 'tags',
    right: 'customers.note',
    schema: changeTagsRequest,
    decide(customer, { add, remove }) {
      const dropped = new Set(tidyTags(remove));
      const tags = tidyTags([...customer.tags.filter((tag) => !dropped.has(tag)), ...add]);
      const message = messages.tagged;
      if (tags.join() === customer.tags.join()) return { kind: 'same', message };
      if (tags.length > MAX_TAGS)
        return { kind: 'refused', answer: refuse(409, 'too_many_tags', messages.tooManyTags) };
      return { kind: 'changed', customer: { ...customer, tags }, action: 'customer.tagged', message };
    },
  });

/** POST /api/admin/customers/{id}/cod */
const codRoute = (deps: AdminDeps): Route =>
  changeCustomerRoute(deps, {
    path: 'cod',
    right: 'customers.block',
    schema: codBlockRequest,
    decide(customer, { blocked, reason }, { who, now }) {
      if (blocked && !reason) return { kind: 'refused', answer: badRequest('reason', messages.noReason) };
      const message = blocked ? messages.codBlocked : messages.codAllowed;
      const { codBlocked, ...rest } = customer;
      if (Boolean(codBlocked) === blocked) return { kind: 'same', message };
      const at = now.toISOString();
      return blocked
        ? {
            kind: 'changed',
            customer: { ...rest, codBlocked: { at, by: who.email, reason } },
            action: 'customer.cod_blocked',
            message,
          }
        : { kind: 'changed', customer: rest, action: 'customer.cod_allowed', message };
    },
  });

/** Routes of the changes to a customer. */
export const customerChangeRoutes = (deps: AdminDeps): Route[] => [
  noteRoute(deps),
  removeNoteRoute(deps),
  tagsRoute(deps),
  codRoute(deps),
];
