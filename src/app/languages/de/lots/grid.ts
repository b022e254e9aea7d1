import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const lots = (count: number): string => (count === 1 ? 'einem Los' : `${inDigits(count)} Losen`);

export const grid: WholeCatalogue['grid'] = {
  columns: { number: 'Los', status: 'Status', needs: 'Noch nötig' },
  needed: 'fehlt',
  selectLot: (name) => `${name} auswählen`,
  selectAll: 'Alle gezeigten Lose auswählen',
  numbersLocked: 'Die Nummern dieser Auktion sind festgeschrieben.',
  editing: (column, lot) => `${lot}, ${column}`,
  problems: {
    notANumber: 'Geben Sie den Betrag in Ziffern ein, etwa 1.200.',
    otherCurrency:
      'Das ist nicht die Währung der Auktion. Rechnen Sie den Betrag um, und schreiben Sie ihn ohne Zeichen.',
    negative: 'Ein Betrag kann nicht unter null liegen.',
    tooManyDecimals: 'So viele Nachkommastellen hat diese Währung nicht.',
    tooLarge: 'Dieser Betrag ist zu groß.',
    upsideDown: 'Der niedrigere Betrag einer Spanne steht zuerst, etwa 1.200–1.800.',
    oneAmount: 'Hier gehört ein einzelner Betrag hin. Eine Spanne gehört in die Schätzpreise.',
    notACount: 'Geben Sie eine ganze Zahl von 1 bis 100.000 ein.',
    notAChoice: 'Wählen Sie eine der Losarten.',
    tooLong: 'Dieser Text ist zu lang für sein Feld. Kürzen Sie ihn.',
    notAResult: 'Schreiben Sie den Preis in Ziffern, etwa 1.200, oder „unverkauft“ oder „zurückgezogen“.',
    notADecimal: 'Geben Sie eine Zahl in Ziffern ein, etwa 12,5.',
    notAValue: 'Wählen Sie einen der Werte dieser Spalte.',
    notYesOrNo: 'Schreiben Sie Ja oder Nein.',
  },
  understood: (amount) => `Verstanden als ${amount}`,
  notSaved: (problem) => `Nicht gespeichert: ${problem}`,
  marks: {
    wrongOrder: 'Der obere Schätzpreis muss über dem unteren liegen.',
    startAboveLow: 'Der Startpreis darf nicht über dem unteren Schätzpreis liegen.',
    buyNowBelowLow: 'Der Sofortkaufpreis darf nicht unter dem unteren Schätzpreis liegen.',
    reserveAboveLow: 'Das Limit darf nicht über dem unteren Schätzpreis liegen.',
  },
  search: 'Suchen',
  searchHint: 'Alle Texte durchsuchen',
  state: 'Status',
  anyState: 'Jeder Status',
  category: 'Kategorie',
  anyCategory: 'Alle Kategorien',
  problem: 'Mängel',
  anyProblem: 'Alle Lose',
  needing: 'Nicht vollständig',
  lacking: {
    noPhoto: 'Ohne Foto',
    noTitle: 'Ohne Titel',
    noDescription: 'Ohne Beschreibung',
    noEstimate: 'Ohne Schätzpreis',
  },
  nextNeed: {
    noPhoto: (lots) => (lots === 1 ? 'Ein Los braucht ein Foto' : `${inDigits(lots)} Lose brauchen ein Foto`),
    noTitle: (lots) => (lots === 1 ? 'Ein Los braucht einen Titel' : `${inDigits(lots)} Lose brauchen einen Titel`),
    noDescription: (lots) =>
      lots === 1 ? 'Ein Los braucht eine Beschreibung' : `${inDigits(lots)} Lose brauchen eine Beschreibung`,
    noEstimate: (lots) =>
      lots === 1 ? 'Ein Los braucht einen Schätzpreis' : `${inDigits(lots)} Lose brauchen einen Schätzpreis`,
    toCheck: (lots) =>
      lots === 1 ? 'Bei einem Los ist etwas zu klären' : `Bei ${inDigits(lots)} Losen ist etwas zu klären`,
  },
  showThem: () => 'Zeigen',
  contradicting: 'Preise, die nicht zusammenpassen',
  attention: 'Bitte prüfen',
  toCheck: 'Zu klären',
  reset: 'Alle in Reihenfolge der Auktion',
  chooseColumns: 'Spalten',
  keys: 'Tasten',
  density: 'Zeilen',
  densities: { comfortable: 'Luftige Zeilen', compact: 'Enge Zeilen' },
  shown: (shown, all) => {
    const whole = inDigits(all);
    if (shown === all) return all === 1 ? '1 Los' : `${whole} Lose`;
    return all === 1 ? `${inDigits(shown)} von 1 Los` : `${inDigits(shown)} von ${whole} Losen`;
  },
  noneFound: 'Kein Los passt zu dieser Ansicht.',
  cellsChosen: (rows, columns) => `${inDigits(rows)} × ${inDigits(columns)} Zellen ausgewählt`,
  made: (name) => `Neu: ${name}. Es ist markiert.`,
  copied: (cells) => (cells === 1 ? 'Eine Zelle kopiert.' : `${inDigits(cells)} Zellen kopiert.`),
  changed: (count) => (count === 1 ? 'Ein Los geändert.' : `${inDigits(count)} Lose geändert.`),
  nothingChanged: 'Nichts geändert.',
  tooLarge:
    'Nichts wurde eingefügt: Das ist zu viel auf einmal. Kopieren Sie weniger Zeilen und fügen Sie sie Teil für Teil ein.',
  unread: (cells) =>
    cells === 1
      ? 'Ein Text ist nicht lesbar; er bleibt in seiner Zelle und ist nicht gespeichert.'
      : `${inDigits(cells)} Texte sind nicht lesbar; sie bleiben in ihren Zellen und sind nicht gespeichert.`,
  beyondRows: (rows) =>
    rows === 1
      ? 'Eine Zeile hatte unter dem letzten Los keinen Platz und blieb weg. Legen Sie zuerst ein Los an.'
      : `${inDigits(rows)} Zeilen hatten unter dem letzten Los keinen Platz und blieben weg. Legen Sie zuerst Lose an.`,
  beyondColumns: (columns) =>
    columns === 1
      ? 'Eine Spalte hatte keinen Platz und blieb weg.'
      : `${inDigits(columns)} Spalten hatten keinen Platz und blieben weg.`,
  fixedLeft: (cells) =>
    cells === 1
      ? 'Eine Zelle blieb, wie sie ist: Nummern werden nicht geleert oder wiederholt, und ein Status wird nicht getippt.'
      : `${inDigits(cells)} Zellen blieben, wie sie sind: Nummern werden nicht geleert oder wiederholt, und ein Status wird nicht getippt.`,
  numbersLeft: (cells) =>
    cells === 1
      ? 'Eine Nummer konnte nicht vergeben werden und bleibt mit einem Zeichen in ihrer Zelle. Drücken Sie dort die Eingabetaste, um den Grund zu sehen und zu wählen.'
      : `${inDigits(cells)} Nummern konnten nicht vergeben werden und bleiben mit einem Zeichen in ihren Zellen. Drücken Sie dort die Eingabetaste, um den Grund zu sehen und zu wählen.`,
  numbersKept: (count) =>
    count === 1
      ? 'Ein Los behält seine Nummer, weil es veröffentlicht ist oder die Nummern festgeschrieben sind.'
      : `${inDigits(count)} Lose behalten ihre Nummern, weil sie veröffentlicht sind oder die Nummern festgeschrieben sind.`,
  working: (done, total) => `${inDigits(done)} von ${inDigits(total)} Losen geändert …`,
  sortBy: (column) => `Nach ${column} sortieren`,
  resize: (column) => `Breite von ${column}`,
};

export const bulk: WholeCatalogue['bulk'] = {
  chosen: (count) => (count === 1 ? 'Ein Los ausgewählt' : `${inDigits(count)} Lose ausgewählt`),
  chosenShort: (count) => (count === 1 ? 'Ein Los' : `${inDigits(count)} Lose`),
  chosenOne: 'ausgewählt',
  chooseAll: 'Alle auswählen',
  set: 'Feld setzen',
  replace: 'Suchen und ersetzen',
  adjust: 'Preise anpassen',
  letGo: 'Keines auswählen',
  ready: 'Als fertig markieren',
  toDraft: 'Zurück zum Entwurf',
  duplicate: 'Duplizieren',
  toTrash: 'In den Papierkorb',
  more: 'Mehr',
  moreOfChosen: 'Mehr für die ausgewählten Lose',
  field: 'Feld',
  allTexts: 'Alle Texte',
  value: 'Neuer Wert',
  valueFirst: 'Geben Sie zuerst einen Wert an.',
  valueUnread: 'Dieser Wert passt nicht zum Feld.',
  setIn: (count) => `In ${lots(count)} setzen`,
  clearIn: (count) => `In ${lots(count)} leeren`,
  find: 'Suchen nach',
  replaceBy: 'Ersetzen durch',
  matchCase: 'Groß- und Kleinschreibung beachten',
  places: (places, count) => `${places === 1 ? 'Eine Stelle' : `${inDigits(places)} Stellen`} in ${lots(count)}`,
  nowhere: 'In den ausgewählten Losen nicht gefunden.',
  findFirst: 'Geben Sie zuerst an, was gefunden werden soll.',
  replaceNow: (places) => (places === 1 ? 'Eine Stelle ersetzen' : `${inDigits(places)} Stellen ersetzen`),
  percent: 'Änderung in Prozent',
  percentHint: '10 macht Preise um ein Zehntel höher, -10 um ein Zehntel niedriger.',
  notPercent: 'Geben Sie eine Zahl von -100 bis 1.000 ein.',
  prices: 'Welche Preise',
  rounding: 'Gerundet wird wie bei gedruckten Schätzpreisen: unter 1.000 auf Zehner, unter 10.000 auf Hunderter.',
  example: (before, after) => `Aus ${before} wird ${after}`,
  percentFirst: 'Geben Sie zuerst die Prozente an.',
  noPrices: 'Das ändert keinen Preis der ausgewählten Lose.',
  adjustNow: (prices) => (prices === 1 ? 'Einen Preis ändern' : `${inDigits(prices)} Preise ändern`),
};

export const gridColumns: WholeCatalogue['gridColumns'] = {
  title: 'Spalten',
  shownHint: 'Das Los steht vorn. Wählen Sie die anderen Spalten, ihre Reihenfolge und Breite.',
  earlier: (column) => `${column} weiter nach links`,
  later: (column) => `${column} weiter nach rechts`,
  narrower: (column) => `${column} schmaler`,
  wider: (column) => `${column} breiter`,
  reset: 'Spalten zurücksetzen',
};
