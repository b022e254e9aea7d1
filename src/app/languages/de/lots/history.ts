import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const undo: WholeCatalogue['undo'] = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoOf: (what) => `Rückgängig: ${what}`,
  redoOf: (what) => `Wiederholen: ${what}`,
  nothingDone: 'Zurzeit lässt sich in dieser Auktion nichts von Ihnen rückgängig machen.',
  nothingUndone: 'Sie haben nichts rückgängig gemacht, das sich wiederholen lässt.',
  ofLot: (what, lot) => `${what}, ${lot}`,
  ofLots: (what, lots) => `${what}, ${inDigits(lots)} Lose`,
  fields: (count) => `${inDigits(count)} Felder`,
  ofImport: (file) => `Import von ${file}`,
  several: 'Mehrere Änderungen',
  undone: (what) => `Rückgängig gemacht: ${what}.`,
  redone: (what) => `Wiederholt: ${what}.`,
  stays: (list) => `Das bleibt, wie es ist: ${list}`,
  andMore: (count) => `und ${inDigits(count)} weitere.`,
  lotField: (field, lot) => `${lot} (${field})`,
  problems: {
    changedSince: 'wurde seitdem geändert.',
    gone: 'ist nicht mehr da.',
    photoGone: 'hat dieses Foto nicht mehr.',
    inTrash: 'liegt im Papierkorb.',
    published: 'ist veröffentlicht und behält seine Nummer.',
    publishedNeedsAll: 'ist veröffentlicht und muss vollständig bleiben.',
    numbersLocked: 'lässt sich nicht ändern, weil die Nummern der Auktion festgeschrieben sind.',
    numberTaken: 'behält seine Nummer, weil die alte inzwischen ein anderes Los trägt.',
    incomplete: 'ist dafür nicht mehr vollständig genug.',
    saleNotPublished: 'kann nicht zurückkommen, weil die Auktion nicht veröffentlicht ist.',
    saleClosed: 'behält sein Ergebnis, weil die Auktion abgeschlossen ist.',
    noWayBack: 'hat einen Schritt getan, der sich nicht zurücknehmen lässt.',
  },
};
