import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { lotFieldNames } from '../lots/lotFieldNames';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const catalogue: WholeCatalogue['catalogue'] = {
  catalogue: 'Katalog',
  loading: 'Der Katalog wird geladen …',
  missing: 'Hier ist kein Katalog',
  missingText: 'Vielleicht ist die Adresse falsch. Prüfen Sie sie, oder fragen Sie das Auktionshaus danach.',
  offline: 'Dieser Katalog ist zurzeit nicht online',
  offlineText:
    'Das Auktionshaus hat ihn offline genommen oder veröffentlicht ihn gerade erst. Kommt er wieder, steht er unter dieser Adresse.',
  offlineOwn: 'Ist es Ihre Auktion? Wie Sie den Katalog wieder veröffentlichen, steht in ihren Einstellungen.',
  toSettings: 'Einstellungen der Auktion',
  failed: 'Der Katalog konnte nicht geladen werden',
  failedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  again: 'Erneut versuchen',
  lots: (lots) => (lots === 1 ? 'Ein Los' : `${inDigits(lots)} Lose`),
  lot: (number) => `Los ${number}`,
  lotMissing: (number) => `Ein Los ${number} hat dieser Katalog nicht.`,
  allLots: 'Alle Lose',
  previous: 'Voriges Los',
  next: 'Nächstes Los',
  neighbours: 'Lose davor und danach',
  estimate: 'Schätzpreis',
  startPrice: 'Startpreis',
  buyNow: 'Sofortkauf',
  quantity: 'Stückzahl',
  estimateFrom: (amount) => `ab ${amount}`,
  estimateUpTo: (amount) => `bis ${amount}`,
  facts: lotFieldNames,
  lotTypes: {
    asOneLot: 'Konvolut, zusammen zugeschlagen',
    timesTheMoney: 'Geboten wird je Stück, mal die Stückzahl',
    choice: 'Wer am meisten bietet, wählt unter den Stücken',
  },
  states: {
    sold: 'Zugeschlagen',
    passed: 'Unverkauft geblieben',
    withdrawn: 'Zurückgezogen, kommt nicht zum Aufruf',
  },
  photo: (number, photos) => `Foto ${number} von ${inDigits(photos)}`,
  enlarge: (photo) => `${photo}, in voller Größe`,
};
