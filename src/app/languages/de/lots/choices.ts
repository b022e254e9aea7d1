import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const choices: WholeCatalogue['choices'] = {
  looking: (files) =>
    files === 1
      ? '1 Datei wird angesehen. Lassen Sie diese Seite offen.'
      : `${inDigits(files)} Dateien werden angesehen. Lassen Sie diese Seite offen.`,
  missed: (photos) =>
    photos === 1
      ? '1 Foto einer früheren Auswahl wurde nicht gesichert: Wählen Sie es noch einmal aus'
      : `${inDigits(photos)} Fotos einer früheren Auswahl wurden nicht gesichert: Wählen Sie sie noch einmal aus`,
  missedText: (photos) =>
    photos === 1
      ? 'Die Seite wurde geschlossen, bevor dieses Gerät es gesichert hatte. Wählen Sie dasselbe Foto noch einmal: Nur was fehlt, kommt hinzu.'
      : 'Die Seite wurde geschlossen, bevor dieses Gerät sie gesichert hatte. Wählen Sie dieselben Fotos noch einmal: Nur was fehlt, kommt hinzu.',
  withLots: (lots) => (lots === 1 ? '1 Los wartet auf sein Foto.' : `${inDigits(lots)} Lose warten auf ihre Fotos.`),
  andMore: (files) => `und ${inDigits(files)} weitere`,
  chooseAgain: 'Fotos noch einmal wählen',
  chooseFolder: 'Ordner noch einmal wählen',
  forget: 'Ohne sie weitermachen',
  doubles: (photos) =>
    photos === 1
      ? '1 dieser Fotos ist schon in dieser Auktion'
      : `${inDigits(photos)} dieser Fotos sind schon in dieser Auktion`,
  doublesText:
    'Genau dieselben Dateien wurden schon hinzugefügt. Sie warten auf Ihre Entscheidung; alle anderen kommen.',
  leaveOut: 'Weglassen',
  useAll: 'Noch einmal hinzufügen',
  whereTo: (photos) => (photos === 1 ? 'Wohin mit diesem Foto?' : `Wohin mit diesen ${inDigits(photos)} Fotos?`),
  noNumbers: (photos) =>
    photos === 1
      ? 'Sein Name beginnt mit keiner Losnummer, und es gibt Lose ohne Foto.'
      : 'Ihre Namen beginnen mit keiner Losnummer, und es gibt Lose ohne Foto.',
  newLots: (photos) => (photos === 1 ? '1 neues Los' : `${inDigits(photos)} neue Lose`),
  newLotsHint: 'Für jedes Foto eines.',
  toLots: (lots) =>
    lots === 1
      ? 'Das Los, das noch kein Foto hat'
      : `Lose, die noch kein Foto haben, in der Reihenfolge ihrer Nummern (${inDigits(lots)} Lose)`,
  perLot: 'Fotos je Los',
  perLotHint: 'Die Fotos werden in der Reihenfolge ihrer Dateinamen genommen.',
  whatHappens: 'Was geschieht',
  goesTo: (names, lot) => `${names} → ${lot}`,
  goesOn: (lots) => (lots === 1 ? '… 1 weiteres Los …' : `… ${inDigits(lots)} weitere Lose …`),
  leftOver: (photos) =>
    photos === 1
      ? '1 Foto bleibt übrig und macht ein neues Los.'
      : `${inDigits(photos)} Fotos bleiben übrig und machen ${inDigits(photos)} neue Lose.`,
  stillWithout: (lots) => (lots === 1 ? '1 Los bleibt ohne Foto.' : `${inDigits(lots)} Lose bleiben ohne Foto.`),
  noneWithout: 'Kein Los ist mehr ohne Foto: Alle Fotos machen neue Lose.',
  withdrawn: 'Zurückgezogene Lose werden ausgelassen.',
  undoable: 'Es lässt sich in einem Schritt rückgängig machen.',
  addNow: (photos) => (photos === 1 ? 'Foto hinzufügen' : `${inDigits(photos)} Fotos hinzufügen`),
  doNotAdd: 'Nicht hinzufügen',
  unplaced: (photos) =>
    photos === 1
      ? '1 Foto wartet: Sagen Sie, wohin es soll'
      : `${inDigits(photos)} Fotos warten: Sagen Sie, wohin sie sollen`,
  unplacedText: 'Bisher sind sie nur in dieser Seite. Lassen Sie sie offen, bis Sie entschieden haben.',
  decide: 'Sagen, wohin sie sollen…',
};
