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
};
