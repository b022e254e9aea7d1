import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const results: WholeCatalogue['results'] = {
  enter:
    'Tragen Sie ein, was aus dem Los wurde. Es lässt sich ändern, bis die Auktion abgeschlossen ist. Besucher sehen es, sobald die Änderungen veröffentlicht sind.',
  sell: 'Zugeschlagen',
  pass: 'Unverkauft',
  takeBack: 'Ergebnis zurücknehmen',
  isSold: (price) => `Zugeschlagen für ${price}.`,
  noPriceYet: 'Zugeschlagen, noch ohne Preis.',
  isPassed: 'Unverkauft: Dieses Los wurde nicht zugeschlagen.',
  isWithdrawn: 'Dieses Los ist aus der Auktion zurückgezogen.',
  noResult: 'Es wurde kein Ergebnis eingetragen.',
  correct: 'Das Ergebnis lässt sich ändern, bis die Auktion abgeschlossen ist.',
  closed: 'Die Auktion ist abgeschlossen. Ihre Ergebnisse ändern sich nicht mehr.',
  notPublished: 'Ergebnisse werden eingetragen, solange die Auktion veröffentlicht ist.',
  priceMissing: 'Tragen Sie zuerst den Zuschlagspreis ein.',
  earlyTitle: 'Schon ein Ergebnis eintragen?',
  earlyText: (day) => `Die Auktion ist am ${day}.`,
  earlyYes: 'Eintragen',
  earlyNo: 'Noch nicht',
  neverOffered: (lot) => `${lot} war nicht veröffentlicht. Nur ein veröffentlichtes Los bekommt ein Ergebnis.`,
  passed: (lots) => (lots === 1 ? 'Ein Los ist unverkauft.' : `${inDigits(lots)} Lose sind unverkauft.`),
  passChosen: 'Als unverkauft markieren',
  enterAll: 'Ergebnisse eintragen',
  noneOffered: 'Kein Los dieser Auktion ist veröffentlicht. Nur ein veröffentlichtes Los bekommt ein Ergebnis.',
  allEntered: 'Jedes Los hat sein Ergebnis.',
  lacking: (lots) =>
    lots === 1 ? 'Ein Los hat noch kein Ergebnis' : `${inDigits(lots)} Lose haben noch kein Ergebnis`,
};
