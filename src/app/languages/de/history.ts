import type { WholeCatalogue } from '../wholeCatalogue';

export const undo: WholeCatalogue['undo'] = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoOf: (what) => `Rückgängig: ${what}`,
  redoOf: (what) => `Wiederholen: ${what}`,
  ofLot: (what, lot) => `${what}, ${lot}`,
  ofLots: (what, lots) => `${what}, ${lots} Lose`,
  fields: (count) => `${count} Felder`,
  several: 'Mehrere Änderungen',
  undone: (what) => `Rückgängig gemacht: ${what}.`,
  redone: (what) => `Wiederholt: ${what}.`,
  stays: (list) => `Das bleibt, wie es ist: ${list}`,
  andMore: (count) => `und ${count} weitere.`,
  lotField: (field, lot) => `${lot} (${field})`,
  problems: {
    changedSince: 'wurde seitdem geändert.',
    gone: 'ist nicht mehr da.',
    inTrash: 'liegt im Papierkorb.',
    published: 'ist veröffentlicht und behält seine Nummer.',
    publishedNeedsAll: 'ist veröffentlicht und muss vollständig bleiben.',
    numbersLocked: 'lässt sich nicht ändern, weil die Nummern der Auktion festgeschrieben sind.',
    numberTaken: 'behält seine Nummer, weil die alte inzwischen ein anderes Los trägt.',
    incomplete: 'ist dafür nicht mehr vollständig genug.',
    saleNotPublished: 'kann nicht zurückkommen, weil die Auktion nicht veröffentlicht ist.',
    noWayBack: 'hat einen Schritt getan, der sich nicht zurücknehmen lässt.',
  },
};
