import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const lose = (count: number): string => `${inDigits(count)} ${count === 1 ? 'Los' : 'Lose'}`;

export const numbering: WholeCatalogue['numbering'] = {
  panel: 'Losnummern',
  allWell: 'Keine Nummer fehlt, keine ist doppelt vergeben.',
  findings: (count) => (count === 1 ? '1 Problem' : `${inDigits(count)} Probleme`),
  waitingCount: (count) => `${inDigits(count)} ${count === 1 ? 'wartet' : 'warten'}`,
  waiting: 'Lose, die ihre Nummer erhalten, sobald dieses Gerät wieder online ist',
  gapCount: (count) => (count === 1 ? '1 Lücke' : `${inDigits(count)} Lücken`),
  alongCount: (count) => `${inDigits(count)} mitgenommen`,
  lockedWord: 'festgeschrieben',
  duplicates: 'Mehrfach vergeben',
  gaps: 'Freie Nummern',
  unnumbered: 'Lose ohne Nummer',
  strayLetters: 'Buchstaben, die nicht auf ihre Nummer folgen',
  goToGap: (from, to, lot) => (from === to ? `${from} fehlt, nach ${lot}` : `${from} bis ${to} fehlen, nach ${lot}`),
  goToUnnumbered: (place, title) => (title === '' ? `Das Los auf Platz ${place}` : `${title}, auf Platz ${place}`),
  more: (count) => `und ${inDigits(count)} weitere`,

  numberLots: 'Lose nummerieren …',
  title: 'Lose nummerieren',
  locked:
    'Die Nummern dieser Auktion sind festgeschrieben. Vergebene Nummern bleiben; ein Los ohne Nummer erhält einen Buchstaben hinter dem Los davor, etwa 12A nach 12.',
  scope: 'Welche Lose',
  scopeAll: (count) =>
    count === 1
      ? '1 Los, in der Reihenfolge der Auktion'
      : `Alle ${inDigits(count)} Lose in der Reihenfolge der Auktion`,
  scopeChosen: (count) => (count === 1 ? 'Das ausgewählte Los' : `Die ${inDigits(count)} ausgewählten Lose`),
  start: 'Beginnen mit',
  startHint: 'Etwa 12. Mit 12A erhält jedes Los den nächsten Buchstaben.',
  startLetterHint: (start) =>
    `Jedes Los erhält den nächsten freien Buchstaben ab ${start}. Die übrigen Angaben gelten für Nummern ohne Buchstaben.`,
  step: 'Schrittweite',
  onlyWithoutLetter: 'Nur für Nummern, die ohne Buchstaben beginnen.',
  stepHint: '1 ergibt 1, 2, 3. 10 ergibt 10, 20, 30.',
  freeEvery: 'Frei lassen: jede wievielte Nummer',
  freeEveryHint: '0 lässt keine frei. 5 lässt jede fünfte Nummer für ein späteres Los.',
  categoryGap: 'Frei lassen nach jeder Kategorie',
  letters: 'Buchstaben',
  lettersKeep: 'Behalten: 12A bleibt hinter 12',
  lettersDrop: 'Entfernen: jedes Los erhält eine eigene Nummer',
  bands: 'Nummern für eine Kategorie',
  bandsHint: 'Alle Lose der Kategorie erhalten Nummern von hier; die übrigen Lose überspringen sie.',
  addBand: 'Kategorie hinzufügen',
  category: 'Kategorie',
  chooseCategory: 'Bitte wählen',
  from: 'Von',
  to: 'Bis',
  removeBand: (category) => (category === '' ? 'Diese Kategorie entfernen' : `${category} entfernen`),
  band: (place) => `Kategorie ${place}`,
  problems: {
    start: 'Geben Sie eine Zahl von 1 bis 99999 ein, auf Wunsch mit einem Buchstaben dahinter: 12 oder 12A.',
    step: 'Geben Sie eine ganze Zahl von 1 bis 1000 ein.',
    freeEvery: 'Geben Sie 0 für keine oder eine ganze Zahl von 2 bis 1000 ein.',
    categoryGap: 'Geben Sie eine ganze Zahl von 0 bis 1000 ein.',
  },
  bandProblems: {
    range: 'Geben Sie zwei ganze Zahlen von 1 bis 99999 ein.',
    upsideDown: 'Die zweite Nummer darf nicht unter der ersten liegen.',
    overlap: 'Diese Nummern überschneiden sich mit denen einer Kategorie darüber.',
    categoryMissing: 'Wählen Sie eine Kategorie oder entfernen Sie diese Zeile.',
    categoryTwice: 'Diese Kategorie hat weiter oben schon Nummern.',
  },

  preview: 'Was sich ändert',
  summary: (changed, same, left) =>
    [
      changed === 0 ? 'Keine Nummer ändert sich' : `${lose(changed)} ${changed === 1 ? 'ändert' : 'ändern'} sich`,
      ...(same > 0 ? [`${inDigits(same)} ${same === 1 ? 'bleibt' : 'bleiben'} wie bisher`] : []),
      ...(left > 0 ? [`${inDigits(left)} ausgelassen`] : []),
    ].join(', '),
  lot: 'Los',
  old: 'Alt',
  now: 'Neu',
  none: 'keine',
  untitled: 'Ohne Titel',
  andMore: (count) => `… und ${inDigits(count)} weitere.`,
  fixFirst: 'Korrigieren Sie die markierten Angaben, um die neuen Nummern zu sehen.',
  passedOver: 'Übersprungen',
  passedKept: (numbers) => `${numbers}, von Losen, die ihre Nummern behalten`,
  passedHint:
    'Diese Nummern wurden für Lose mitgenommen, die ohne Netz angelegt werden. Geben Sie sie frei, wenn sie dort sicher niemand braucht, oder beginnen Sie mit einer anderen Nummer.',
  skipped: 'Ausgelassen',
  skipReasons: {
    published: (count) => `${lose(count)}: Veröffentlichte Lose behalten ihre Nummer.`,
    locked: (count) => `${lose(count)}: Die Nummern dieser Auktion sind festgeschrieben.`,
    noNumberBefore: (count) =>
      `${lose(count)}: Davor kommt kein Los mit Nummer. Verschieben Sie ${count === 1 ? 'es' : 'sie'} hinter eines.`,
    lettersUsedUp: (count) => `${lose(count)}: Die Buchstaben hinter dieser Nummer sind bis Z vergeben.`,
    bandFull: (count) => `${lose(count)}: Die Nummern der Kategorie sind vergeben. Erweitern Sie ihren Bereich.`,
    numbersUsedUp: (count) => `${lose(count)}: Bis 99999 ist keine Nummer mehr frei.`,
  },
  nothingToApply: 'Kein Los bekäme eine andere Nummer.',
  apply: (count) => (count === 0 ? 'Lose nummerieren' : `${lose(count)} nummerieren`),
  cancel: 'Abbrechen',
  close: 'Schließen',
  again: 'Erneut nummerieren',

  working: (settled, total) => `${inDigits(settled)} von ${inDigits(total)} gesendet`,
  workingText:
    'Die neuen Nummern werden bereits angezeigt. Sie können dieses Fenster schließen und weiterarbeiten; gesendet wird im Hintergrund.',
  done: (count) => (count === 1 ? '1 Los hat seine neue Nummer.' : `${inDigits(count)} Lose haben ihre neuen Nummern.`),
  doneNone: 'Kein Los hat eine neue Nummer.',
  taken: (count) =>
    count === 1
      ? '1 Nummer wurde inzwischen vergeben. Sehen Sie dieses Los an:'
      : `${inDigits(count)} Nummern wurden inzwischen vergeben. Sehen Sie diese Lose an:`,
  takenMeanwhile: (count) =>
    count === 1
      ? '1 Nummer wurde inzwischen vergeben: Das Los hat eine andere als geplant.'
      : `${inDigits(count)} Nummern wurden inzwischen vergeben: Diese Lose haben andere als geplant.`,
  refused: (count) =>
    `${lose(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht nummeriert werden. Siehe „Bitte prüfen“.`,
  notBegun: 'So konnten die Lose nicht nummeriert werden. Es wurde nichts geändert.',
};

export const lotPlaces: WholeCatalogue['lotPlaces'] = {
  handle: (lot) => `${lot} verschieben`,
  handleHint: 'Ziehen oder drücken für andere Wege. Auch Alt und die Pfeiltasten verschieben.',
  dialog: (count) => (count === 1 ? 'Los verschieben' : `${inDigits(count)} Lose verschieben`),
  where: 'Wohin',
  toPosition: 'Auf eine Position in der Auktion',
  afterLot: 'Hinter ein Los',
  position: 'Position',
  positionHint: (count) => `1 ist der Anfang, ${inDigits(count)} das Ende.`,
  number: 'Nummer des Loses',
  numberHint: 'Etwa 12 oder 12A.',
  positionProblem: (count) => `Geben Sie eine ganze Zahl von 1 bis ${inDigits(count)} ein.`,
  numberProblem: (number) => `Kein anderes Los dieser Auktion hat die Nummer ${number}.`,
  move: 'Verschieben',
  cancel: 'Abbrechen',
  unmoved: 'Nichts verschoben: Es ist schon dort.',
  moved: (lot, position, count) => `${lot}: Position ${inDigits(position)} von ${inDigits(count)}`,
  movedMany: (count, first, last, all) =>
    `${inDigits(count)} Lose: Positionen ${inDigits(first)} bis ${inDigits(last)} von ${inDigits(all)}`,
  dragging: (count) => `${inDigits(count)} Lose`,
  cancelled: 'Zurückgelegt.',
  sorted:
    'Nichts verschoben: Die Tabelle ist nach einer Spalte sortiert. Zeigen Sie sie in der Reihenfolge der Auktion, um Lose zu verschieben.',
  moveChosen: 'Verschieben …',
};
