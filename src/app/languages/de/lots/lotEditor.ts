import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const lotEditor: WholeCatalogue['lotEditor'] = {
  groups: {
    number: 'Nummer und Anzahl',
    making: 'Künstler, Material und Provenienz',
    prices: 'Startpreis und Sofortkauf',
    platforms: 'Für die Plattformen',
    private: 'Nur für Bearbeiter',
    whole: 'Los duplizieren, verschieben oder wegwerfen',
  },
  groupNeedsAttention: 'Hierin stimmt etwas nicht.',
  keys: 'Strg+Eingabe führt zum Titel des nächsten Loses, mit Umschalt zu dem des vorigen. Alt+↓ und Alt+↑ bleiben im selben Feld.',
  duplicate: 'Duplizieren',
  duplicated: 'Das Duplikat steht gleich hinter diesem Los.',
  toTrash: 'In den Papierkorb legen',
  withdraw: 'Zurückziehen',
  reinstate: 'Wieder aufnehmen',
  withdrawHint: 'Ein zurückgezogenes Los behält seine Nummer, und im Katalog steht, dass es nicht zum Aufruf kommt.',
  reinstateHint: 'Das Los kommt unter seiner Nummer wieder in die Auktion.',
  reinstateOnlyPublished: 'Ein Los kann nur wieder aufgenommen werden, solange die Auktion veröffentlicht ist.',
  trashNumbersLocked: 'Die Nummern dieser Auktion sind festgeschrieben; kein Los kann in den Papierkorb gelegt werden.',
  trashPublished: 'Ein veröffentlichtes Los kommt nicht in den Papierkorb. Ziehen Sie es stattdessen zurück.',
  inTrash: 'Dieses Los liegt im Papierkorb.',
  restore: 'Wiederherstellen',
  toRow: 'Zurück zu diesem Los in der Tabelle',
};
