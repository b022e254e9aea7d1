import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const lotHistory: WholeCatalogue['lotHistory'] = {
  history: 'Verlauf',
  loading: 'Der Verlauf wird gelesen …',
  notRead: 'Der Verlauf konnte nicht gelesen werden.',
  you: 'Sie',
  somebody: 'Jemand, der nicht mehr in der Auktion ist',
  empty: 'leer',
  result: 'Ergebnis',
  from: 'vorher',
  to: 'nachher',
  importedFrom: (file) => `Aus dem Import von ${file}`,
  restore: 'Wiederherstellen',
  restoreValue: (field, value) => `${field} wiederherstellen: ${value}`,
};
