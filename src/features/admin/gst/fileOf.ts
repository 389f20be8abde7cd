import { documentList, returnFiles, type GstFile } from '@/domain/admin/gst/gstFiles';
import { gstReturn } from '@/domain/admin/gst/gstReturn';
import type { Months } from '@/domain/time/months';
import type { TaxRecord } from '@/domain/admin/gst/taxRecord';
import type { GstFileName } from './gstSlice';

/** A file of the return of some months, or the list of their documents. */
export const fileOf = (
  asked: GstFileName,
  { records, months }: { records: readonly TaxRecord[]; months: Months },
): GstFile =>
  asked === 'documents' ? documentList(records) : returnFiles[asked](gstReturn(records, months));
