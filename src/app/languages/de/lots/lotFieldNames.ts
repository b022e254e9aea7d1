import type { EditableLotField, PrivateLotField } from '../../../../domain/lots/lot';

export const lotFieldNames: Readonly<Record<EditableLotField, string>> = {
  title: 'Titel',
  description: 'Beschreibung',
  category: 'Kategorie',
  creator: 'Künstler oder Hersteller',
  period: 'Datierung',
  materials: 'Material und Technik',
  dimensions: 'Maße',
  weight: 'Gewicht',
  condition: 'Erhaltungszustand',
  provenance: 'Provenienz',
  quantity: 'Stückzahl',
  lotType: 'Art des Loses',
  estimateLow: 'Schätzpreis von',
  estimateHigh: 'Schätzpreis bis',
  startPrice: 'Startpreis',
  buyNow: 'Sofortkaufpreis',
  coverPhotoId: 'Titelfoto',
};

export const privateFieldNames: Readonly<Record<PrivateLotField, string>> = {
  reserve: 'Limit',
  consignor: 'Einlieferer',
  notes: 'Interne Notizen',
  toCheck: 'Zu klären',
};
