import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const lotEditor: WholeCatalogue['lotEditor'] = {
  more: 'Mehr',
  moreNeedsAttention: 'Etwas hierin widerspricht den Schätzpreisen.',
  editorsOnly: 'Nur für Bearbeiter',
  keys: 'Strg+Eingabe führt zum nächsten Los, mit Umschalt zum vorigen.',
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
