import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { 0: all, 1: id, index } of text.matchAll(/(\d+) 0 obj\n[\s\S]*?endobj/g)) {
    const begin = all.indexOf('stream\n');
    const dictionary = begin < 0 ? all : all.slice(0, begin);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = file.subarray(index + begin + 7, index + begin + 7 + length);
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(Number(id), { dictionary, stream: begin < 0 ? null : stream });
  }
  return objects;
}

const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of a font's glyphs, by their number in hexadecimal. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from, , list] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    const texts = [...(list ?? '').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex]) =>
      (hex ?? '').replaceAll(' ', ''),
    );
    texts.forEach((hex, at) => {
      glyphs.set((parseInt(from ?? '', 16) + at).toString(16).padStart(4, '0'), unicode(hex));
    });
  }
  return glyphs;
}

/** The text that a reader can select in one of our PDFs, page by page, its pieces separated by '|'. */
export function readPdf(file: Buffer): string[] {
  const objects = objectsOf(file);
  const reference = (dictionary: string, name: string) =>
    objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]));
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const fonts = /\/Font <<([^>]*)>>/.exec(reference(dictionary, 'Resources')?.dictionary ?? '')?.[1] ?? '';
    const content = reference(dictionary, 'Contents')?.stream?.toString('latin1') ?? '';
    const glyphs = new Map<string, Map<string, string>>();
    for (const [, name = ''] of fonts.matchAll(/\/(F\d+) \d+ 0 R/g)) {
      const cmap = reference(reference(fonts, name)?.dictionary ?? '', 'ToUnicode')?.stream;
      glyphs.set(name, glyphsOf(cmap?.toString('latin1') ?? ''));
    }
    const pieces: string[] = [];
    let font = '';
    for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = name;
      else {
        const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
          ([, hex]) => hex?.match(/.{4}/g) ?? [],
        );
        pieces.push(codes.map((code) => glyphs.get(font)?.get(code) ?? '�').join(''));
      }
    }
    return pieces.join('|');
  });
}
