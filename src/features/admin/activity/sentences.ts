import { fillPath, adminPaths } from '@/app/router/paths';
import type { AuditAction } from '@/domain/admin/audit/actions';
import { SIZES } from '@/domain/admin/audit/flatDraft';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { ROLE_LABELS } from '@/domain/staff/messages';
import { isRole } from '@/domain/staff/roles';
import { changeLines, type ChangeLine } from './changeLines';
import { acts, bulkActs, moves, nouns, openedAgain, papers, wholes, wording } from './messages/acts';

/** The words of an act, before and after its target. */
export interface Sentence {
  before: string;
  thing: string;
  after: string;
}

/** The page of a target, by its collection. */
const PAGES: Readonly<Record<string, string>> = {
  orders: adminPaths.order,
  customers: adminPaths.customer,
  messages: adminPaths.message,
  products: adminPaths.product,
  combos: adminPaths.combo,
  offers: adminPaths.offer,
  banners: adminPaths.banner,
  highlights: adminPaths.highlight,
};

/** Fields named in a sentence; the others are counted. */
const MAX_NAMED = 2;
/** Characters of a value in a sentence. */
const MAX_VALUE = 40;

const idOf = (target: string): string => target.split('/').slice(1).join('/');

/** The address of the target's page; null without one, or for a deleted target. */
export function pathOf({
  target,
  targetExists,
}: Pick<ActivityEntry, 'target' | 'targetExists'>): string | null {
  const page = PAGES[target.split('/')[0] ?? ''];
  return page && targetExists === true ? fillPath(page, idOf(target)) : null;
}

/** The person that a team act concerns. */
function memberOf({ changes }: Pick<ActivityEntry, 'changes'>): string {
  const email = changes.find(({ field }) => field === 'email');
  return String(email?.after ?? email?.before ?? '');
}

/** The name of an entry's target. */
export function thingText(entry: Pick<ActivityEntry, 'target' | 'name' | 'changes'>): string {
  const { target, name = '' } = entry;
  const [collection = ''] = target.split('/');
  const whole = wholes[target];
  if (whole !== undefined && (target === collection || target.includes('/'))) return whole;
  if (collection === 'staff') return name || memberOf(entry) || (nouns[collection] ?? '');
  const noun = nouns[collection] ?? collection;
  if (name && ['reviews', 'questions'].includes(collection)) return wording.about(noun, name);
  if (name) return ['offers', 'banners', 'highlights'].includes(collection) ? `${noun} ${name}` : name;
  return noun.startsWith('a ') ? noun : `${noun} ${idOf(target)}`;
}

const isAcronym = (name: string): boolean => /^[A-Z]{2}/.test(name);
const small = (name: string): string =>
  isAcronym(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
/** Figures and single words stay without quotes. */
const quoted = (text: string): string => (/^[₹\d]|^\S*$/.test(text) ? text : wording.quoted(text));

/** One changed field, with its values if they are short enough for a sentence. */
function oneChange({ field, name, size, before, after }: ChangeLine): Pick<Sentence, 'before' | 'after'> {
  const isShort = [before, after].every((text) => text.length <= MAX_VALUE) && field !== SIZES;
  const values = isShort ? wording.fromTo(quoted(before), quoted(after)) : '';
  return { before: wording.fieldOf(small(name)), after: [size, values].filter(Boolean).join(' ') };
}

/** The changed fields of a catalogue item or an offer. */
function changeWords({ changes }: ActivityEntry): Pick<Sentence, 'before' | 'after'> | null {
  const status = changes.find(({ field }) => field === 'status');
  const words = status ? wording.statuses[String(status.after)] : undefined;
  if (words && changes.length === 1) return { before: words[0], after: words[1] };
  const lines = changeLines(changes);
  const [first] = lines;
  if (!first) return null;
  if (lines.length === 1) return oneChange(first);
  const names = [...new Set(lines.map(({ name }) => small(name)))];
  const named = names.slice(0, MAX_NAMED);
  const more = names.length - named.length;
  const sizes = [...new Set(lines.map(({ size }) => size))].filter(Boolean);
  return {
    before: wording.fieldOf(more > 0 ? wording.andMore(named, more) : named.join(' and ')),
    after: names.length === 1 && sizes.length > 1 ? wording.ofSizes(sizes) : '',
  };
}

const CHANGES: readonly string[] = [
  'product.saved',
  'product.changed',
  'combo.saved',
  'combo.changed',
  'offer.saved',
  'banner.saved',
  'highlight.saved',
];

const listIn = ({ changes }: ActivityEntry): string[] => {
  const after = changes[0]?.after;
  return Array.isArray(after) ? (after as string[]) : [];
};

/** The orders of one act; empty for any other entry. */
export const ordersOf = (entry: ActivityEntry): string[] =>
  entry.action === 'orders.printed' || entry.action === 'orders.pickup_asked' ? listIn(entry) : [];

function teamWords({ action, changes }: ActivityEntry): string {
  const role = changes.find(({ field }) => field === 'role')?.after;
  if (!isRole(role)) return '';
  const label = ROLE_LABELS[role].toLowerCase();
  if (action === 'staff.role_changed') return wording.roleTo(label);
  return action === 'staff.invited' ? wording.asRole(label) : '';
}

/** Opening a message marks it as read, which does not count as a move. */
function moveWords({ changes }: ActivityEntry) {
  const status = changes.find(({ field }) => field === 'status');
  if (status?.after === 'read' && status.before !== 'new') return openedAgain;
  return moves[String(status?.after)];
}

/** An entry in words, without its person: 'changed the price of' Amla Serum 'from ₹699 to ₹649'. */
export function sentenceOf(entry: ActivityEntry): Sentence {
  const action = entry.action as AuditAction;
  const moved = action === 'message.moved' ? moveWords(entry) : undefined;
  const words = moved ?? acts[action] ?? wording.unknownAct(entry.action);
  const [before, after] = typeof words === 'string' ? [words, ''] : words;
  if (entry.run !== undefined && entry.parts > 0) {
    // An undo restores an earlier state, so it is never worded as an import.
    const act = entry.undoes ? (action.replace(/\.saved$/, '.changed') as AuditAction) : action;
    const bulk = bulkActs[act]?.(entry.parts) ?? wording.times(before, entry.parts);
    return { before: entry.undoes ? wording.undid(bulk) : bulk, thing: '', after: '' };
  }
  const orders = ordersOf(entry);
  if (action === 'orders.printed') {
    const paper = papers[entry.changes[0]?.field ?? ''] ?? entry.changes[0]?.field ?? '';
    return { before: wording.papersOf(paper, orders.length), thing: '', after: '' };
  }
  if (action === 'orders.pickup_asked')
    return { before: wording.parcels(orders.length), thing: '', after: '' };
  if (action === 'staff.joined') return { before, thing: '', after };
  const thing = thingText(entry);
  if (action.startsWith('staff.')) return { before, thing, after: after || teamWords(entry) };
  return { before, thing, after, ...(CHANGES.includes(action) ? changeWords(entry) : null) };
}

/** The whole sentence, for names of buttons. */
export const sentenceText = (entry: ActivityEntry): string => {
  const { before, thing, after } = sentenceOf(entry);
  return [before, thing, after].filter(Boolean).join(' ');
};
