import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openJournal } from './journal';
import { openStore } from './store';
import { withDir } from './testing';

describe('journal', () => {
  it('gives back every acknowledged line in order', async () => {
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

  it('cuts off a line torn by a kill and goes on after it', async () => {
    await withDir(async (dir) => {
      const file = join(dir, 'j.jsonl');
      await writeFile(file, '{"a":"₹"}\n');
      await appendFile(file, '{"b":');
      const journal = await openJournal(file);
      expect(journal.lines).toEqual([{ a: '₹' }]);
      await journal.append({ c: 3 });
      await journal.close();
      expect(await readFile(file, 'utf8')).toBe('{"a":"₹"}\n{"c":3}\n');
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

describe('store', () => {
  type Tables = { pens: { id: string; ink: string }; pads: { id: string } };

  it('keeps the last version of a record across a restart', async () => {
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
