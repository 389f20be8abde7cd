import { createHash } from 'node:crypto';
import { STORAGE_BUCKET } from '../../local/stack/settings';
import { backupTexts } from '../messages';
import type { LocalShop } from '../shop/openShop';
import { request, requestPages } from './request';

/** An uploaded picture. */
export interface PictureLine {
  name: string;
  contentType: string;
  /** Base64. */
  data: string;
}

type Bucket = Pick<LocalShop, 'storageUrl' | 'token'>;

const FILES = `/storage/v1/b/${STORAGE_BUCKET}/o`;
const PAGE = 500;

/** All files of the bucket, ordered by name. */
export async function* readPictures(shop: Bucket, page = PAGE): AsyncGenerator<PictureLine> {
  const url = `${shop.storageUrl}${FILES}?maxResults=${page}`;
  for await (const { items = [] } of requestPages<{ items?: Omit<PictureLine, 'data'>[] }>(
    shop,
    url,
    'pageToken',
  )) {
    for (const { name, contentType } of items) {
      const file = await request(shop, `${shop.storageUrl}${FILES}/${encodeURIComponent(name)}?alt=media`);
      yield { name, contentType, data: Buffer.from(await file.arrayBuffer()).toString('base64') };
    }
  }
}

/** Writes pictures into an empty bucket. */
export async function writePictures(shop: Bucket, lines: AsyncIterable<PictureLine>): Promise<void> {
  for await (const { name, contentType, data } of lines) {
    const search = new URLSearchParams({ uploadType: 'media', name, ifGenerationMatch: '0' });
    const url = `${shop.storageUrl}/upload${FILES}?${search.toString()}`;
    const bytes = { data: Buffer.from(data, 'base64'), type: contentType };
    const { md5Hash } = (await (await request(shop, url, { bytes })).json()) as { md5Hash: string };
    if (md5Hash !== createHash('md5').update(bytes.data).digest('base64'))
      throw new Error(backupTexts.pictureChanged(name));
  }
}
