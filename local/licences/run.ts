import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings';
import { readNotices } from './notices';

writeFileSync(path.join(ROOT, 'THIRD_PARTY_NOTICES.md'), readNotices().page);
