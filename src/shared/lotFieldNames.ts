import type { EditableLotField, PrivateLotField } from '../domain/lots/lot';

/** What the fields of a lot are called, wherever they are named. German: src/app/languages/de/lots/lotFieldNames.ts. */
export const lotFieldNames = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  creator: 'Artist or maker',
  period: 'Period',
  materials: 'Materials',
  dimensions: 'Dimensions',
  weight: 'Weight',
  condition: 'Condition',
  provenance: 'Provenance',
  quantity: 'Quantity',
  lotType: 'Kind of lot',
  estimateLow: 'Low estimate',
  estimateHigh: 'High estimate',
  startPrice: 'Starting price',
  buyNow: 'Buy-now price',
  coverPhotoId: 'Cover photo',
} as const satisfies Record<EditableLotField, string>;

export const privateFieldNames = {
  reserve: 'Reserve',
  consignor: 'Consignor',
  notes: 'Internal notes',
  toCheck: 'To check',
} as const satisfies Record<PrivateLotField, string>;
