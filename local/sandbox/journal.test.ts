import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openJournal } from './journal';
import { openStore } from './store';
import { withDir } from './testing/withDir';

describe('the journal', () => {
  it('returns every acknowledged line in order', async () => {
    await withDir(async (dir) => {
      const file = join(dir, 'deep', 'j.jsonl');
      const first = await openJournal(file);
      await Promise.all(Array.from({ length: 50 }, (_, n) => first.append({ n })));
      await first.close();
      const second = await openJournal(file);
      expect(second.lines).toEqual(Array.from({ length: 50 }, (_, n) => ({ n })));
      await second.close();
    });
  });

  it('cuts off a line torn by a kill, reports and keeps it, and continues after it', async () => {
    await withDir(async (dir) => {
      const file = join(dir, 'j.jsonl');
      await writeFile(file, '{"a":"₹"}\n');
      await appendFile(file, '{"b":');
      const warned: string[] = [];
      const journal = await openJournal(file, (message) => warned.push(message));
      expect(journal.lines).toEqual([{ a: '₹' }]);
      expect(warned).toEqual([expect.stringContaining(`${file}: cut 5 damaged bytes after byte 12`)]);
      expect(await readFile(`${file}.damaged-at-12`, 'utf8')).toBe('{"b":');
      await journal.append({ c: 3 });
      await journal.close();
      expect(await readFile(file, 'utf8')).toMatch(/^{"a":"₹"}\n[0-9a-f]{8} {"c":3}\n$/);
    });
  });

  it('detects a changed byte in a line that is still valid JSON', async () => {
    await withDir(async (dir) => {
      const file = join(dir, 'j.jsonl');
      const journal = await openJournal(file);
      await Promise.all([{ paise: 100 }, { paise: 200 }].map((line) => journal.append(line)));
      await journal.close();
      const whole = await readFile(file, 'utf8');
      await writeFile(file, whole.replace('100', '900'));
      await expect(openJournal(file)).rejects.toThrow(`${file}: line 1 is damaged`);
      await writeFile(file, whole.replace('200', '900'));
      const warn = jest.fn();
      const mended = await openJournal(file, warn);
      expect([mended.lines, warn.mock.calls.length]).toEqual([[{ paise: 100 }], 1]);
      await mended.close();
    });
  });

  it('refuses a file that is damaged before its end', async () => {
    await withDir(async (dir) => {
      const file = join(dir, 'j.jsonl');
      await writeFile(file, '{"a":1}\nnot json\n{"b":2}\n');
      await expect(openJournal(file)).rejects.toThrow('line 2');
    });
  });
});

describe('the store', () => {
  type Tables = { pens: { id: string; ink: string }; pads: { id: string } };

  it('keeps the last version of a record over a restart', async () => {
    await withDir(async (dir) => {
      const first = await openStore<Tables>(dir, 'desk');
      await first.put({ table: 'pens', record: { id: '1', ink: 'blue' } });
      await first.put(
        { table: 'pens', record: { id: '1', ink: 'black' } },
        { table: 'pads', record: { id: '1' } },
      );
      await first.close();
      const second = await openStore<Tables>(dir, 'desk');
      expect(second.get('pens', '1')).toEqual({ id: '1', ink: 'black' });
      expect(second.all('pads')).toEqual([{ id: '1' }]);
      await second.close();
    });
  });

  it('works in memory without a directory', async () => {
    const store = await openStore<Tables>(null, 'desk');
    await store.put({ table: 'pads', record: { id: '7' } });
    expect(store.get('pads', '7')).toEqual({ id: '7' });
    expect(store.get('pens', '7')).toBeUndefined();
  });
});
