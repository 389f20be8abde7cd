import { ask } from './client';
import { type ConsoleDeps } from './deps';

/** A mail as the shop wrote it for the Trigger Email extension. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO time. */
  createdAt: string;
}

/** A value of Firestore's REST API, as far as mails use it. */
interface Value {
  stringValue?: string;
  mapValue?: { fields?: Record<string, Value> };
  arrayValue?: { values?: Value[] };
}

interface Page {
  documents?: { name: string; createTime: string; fields?: Record<string, Value> }[];
  nextPageToken?: string;
}

const PAGE_SIZE = 300;
const MAX_PAGES = 10;

/** The mails in Firestore, newest first. */
export async function readMails({ urls, projectId }: ConsoleDeps): Promise<Mail[]> {
  const collection = `${urls.firestore}/v1/projects/${projectId}/databases/(default)/documents/mail`;
  const mails: Mail[] = [];
  let token: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      pageSize: String(PAGE_SIZE),
      ...(token ? { pageToken: token } : {}),
    });
    const answer = (await ask(`${collection}?${query.toString()}`, {
      headers: { Authorization: 'Bearer owner' },
    })) as Page;
    mails.push(...(answer.documents ?? []).map(toMail));
    token = answer.nextPageToken;
    if (!token) break;
  }
  return mails.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function toMail({ name, createTime, fields = {} }: NonNullable<Page['documents']>[number]): Mail {
  const message = fields['message']?.mapValue?.fields ?? {};
  const to = fields['to'];
  return {
    id: name.split('/').at(-1) ?? name,
    to: [to, ...(to?.arrayValue?.values ?? [])].flatMap((value) => value?.stringValue ?? []).join(', '),
    subject: message['subject']?.stringValue ?? '',
    text: message['text']?.stringValue ?? '',
    html: message['html']?.stringValue ?? '',
    createdAt: createTime,
  };
}
