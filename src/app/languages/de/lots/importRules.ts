import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const inDigits = countIn('de');

const SAVE_AS = 'Bitte die Tabelle als CSV oder Excel sichern und diese Datei wählen.';
const UNPACK = 'Bitte entpacken und die Datei mit den Zeilen darin wählen.';

export const lotImportRules: WholeCatalogue['lotImportRules'] = {
  empty: 'In dieser Datei steht nichts. Bitte eine andere wählen.',
  notATable: {
    picture: 'Das ist ein Bild, was immer der Name sagt. Bitte eine Datei mit Zeilen wählen, etwa CSV oder Excel.',
    pdf: `Das ist eine PDF-Datei. ${SAVE_AS}`,
    workbook: 'Diese Excel-Datei konnte hier nicht geöffnet werden. Bitte als CSV sichern und diese Datei wählen.',
    oldWorkbook:
      'Das ist eine Excel-Datei der alten Art (.xls). Bitte als .xlsx oder CSV sichern und diese Datei wählen.',
    binaryWorkbook: 'Das ist eine binäre Excel-Datei (.xlsb). Bitte als .xlsx oder CSV sichern und diese Datei wählen.',
    openDocument: 'Das ist eine OpenDocument-Tabelle (.ods). Bitte als .xlsx oder CSV sichern und diese Datei wählen.',
    zip: 'In dieser ZIP-Datei ist keine Datei mit Zeilen zu finden: Sie braucht eine CSV-, TSV-, Excel- oder JSON-Datei, und sie muss vollständig sein. Fotos allein zieht man auf die Seite der Auktion.',
    archive: `Das ist eine gepackte Datei. ${UNPACK}`,
    video: 'Das ist ein Film. Bitte eine Datei mit Zeilen wählen, etwa CSV oder Excel.',
    webPage: `Das ist eine Webseite. ${SAVE_AS}`,
    xml: `Das ist eine XML-Datei. ${SAVE_AS}`,
    json: `Das ist JSON, aber keine Datei, die Lotsmith geschrieben hat. ${SAVE_AS}`,
    richText: `Das ist ein formatierter Text. ${SAVE_AS}`,
  },
  tooLarge: (megabytes, most) =>
    `Diese Datei hat ${megabytes} MB, höchstens sind es ${most} MB. Bitte teilen oder herausnehmen, was keine Zeile eines Loses ist.`,
  tooManyColumns: (columns, most) =>
    `Diese Datei hat ${inDigits(columns)} Spalten, höchstens sind es ${inDigits(most)}. Vielleicht steht ein anderes Zeichen zwischen den Spalten.`,
  tooManyRows: (most) =>
    `Diese Datei hat mehr als ${inDigits(most)} Zeilen. Bitte teilen und die Teile nacheinander importieren.`,
  unclosedQuote: (line) =>
    `In Zeile ${inDigits(line)} öffnet ein Anführungszeichen, und keines schließt es: Niemand weiß, wo die Zelle endet. Bitte in der Datei schließen oder unten sagen, dass Anführungszeichen Zeichen sind.`,
  noText: (line) =>
    `In Zeile ${inDigits(line)} stehen Zeichen, die kein Text hat. Vielleicht ist der Zeichensatz ein anderer: Bitte unten wählen oder die Tabelle noch einmal als CSV sichern.`,
  encrypted: 'Diese Excel-Datei ist mit einem Kennwort geschützt. Bitte ohne Kennwort sichern und diese Datei wählen.',
  damaged:
    'Diese Excel-Datei ist beschädigt: Etwas von ihr fehlt. Bitte in Excel öffnen, noch einmal sichern und diese Datei wählen.',
  unpacksTooLarge: (megabytes, most) =>
    `Diese Excel-Datei wird ausgepackt größer als ${megabytes} MB, höchstens sind es ${most} MB. Bitte nur das Blatt mit den Losen sichern.`,
  emptySheet: (sheet) => `Auf dem Blatt „${sheet}“ steht nichts. Bitte ein anderes wählen.`,
  emptySheets: 'Auf keinem der sichtbaren Blätter steht etwas.',
  tooManyCells: (cells, most) =>
    `Dieses Blatt hat ${inDigits(cells)} Zellen, höchstens sind es ${inDigits(most)}. Bitte leere Zeilen und Spalten löschen oder das Blatt teilen.`,
  other: {
    notThere: 'Die Datei ist nicht mehr hier. Bitte noch einmal wählen.',
    gaveUp:
      'Die Datei konnte nicht zu Ende gelesen werden. Bitte noch einmal wählen; hilft das nicht, als CSV sichern.',
    notResumed:
      'Ein Import blieb vor dem Ende stehen: Dieser Browser kann nicht lesen, was er davon aufbewahrt hat. Bitte die Seite neu laden; hilft das nicht, bitte nachsehen, welche Lose fehlen, und diese importieren.',
  },
  damagedCharacters: (count) =>
    count === 1
      ? 'Ein Zeichen konnte nicht gelesen werden und steht als �. Vielleicht ist der Zeichensatz ein anderer.'
      : `${inDigits(count)} Zeichen konnten nicht gelesen werden und stehen als �. Vielleicht ist der Zeichensatz ein anderer.`,
  looseQuote: (line) =>
    `In Zeile ${inDigits(line)} steht ein Anführungszeichen mitten in einer Zelle. Bitte prüfen, ob die Zellen darum herum stimmen.`,
  formulas: (count) =>
    count === 1
      ? 'Für eine Formel wird das Ergebnis genommen, das in der Datei steht.'
      : `Für ${inDigits(count)} Formeln werden die Ergebnisse genommen, die in der Datei stehen.`,
  formulasWithoutResult: (count, line) =>
    count === 1
      ? `Eine Formel hat kein Ergebnis in der Datei (Zeile ${inDigits(line)}). Sie steht als Text da.`
      : `${inDigits(count)} Formeln haben kein Ergebnis in der Datei, die erste in Zeile ${inDigits(line)}. Sie stehen als Text da.`,
  mergedCells: (count, line) =>
    count === 1
      ? `In Zeile ${inDigits(line)} sind Zellen verbunden. Der Wert steht in der ersten, die anderen sind leer.`
      : `An ${inDigits(count)} Stellen sind Zellen verbunden, zuerst in Zeile ${inDigits(line)}. Der Wert steht in der ersten, die anderen sind leer.`,
  hiddenRows: (count) =>
    count === 1 ? 'Eine ausgeblendete Zeile ist dabei.' : `${inDigits(count)} ausgeblendete Zeilen sind dabei.`,
  hiddenColumns: (count) =>
    count === 1 ? 'Eine ausgeblendete Spalte ist dabei.' : `${inDigits(count)} ausgeblendete Spalten sind dabei.`,
  macros: 'Die Datei enthält Makros. Sie werden weder gelesen noch ausgeführt.',
  sheetsBefore: (sheet, count) =>
    count === 1
      ? `Das Blatt „${sheet}“ sieht nicht nach einer Tabelle aus: Gelesen wird das erste, das so aussieht. Ein anderes wählen Sie unten.`
      : `Das Blatt „${sheet}“ und andere sehen nicht nach einer Tabelle aus: Gelesen wird das erste, das so aussieht. Ein anderes wählen Sie unten.`,
  inOtherCurrency: (theirs, ours) =>
    `Diese Datei nennt ${theirs}, die Auktion rechnet in ${ours}. Beträge werden übernommen, wie sie dastehen: Aus 100 wird 100 ${ours}. Rechnen Sie sie vorher in der Datei um, oder stellen Sie bei einer leeren Auktion die Währung ein.`,
  oneColumn: 'Es gibt nur eine Spalte. Vielleicht steht ein anderes Zeichen zwischen den Spalten.',
  cells: {
    notANumber: 'Das ist keine Zahl.',
    otherCurrency: 'Das ist ein Betrag in einer anderen Währung.',
    negative: 'Ein Betrag ist nie kleiner als null.',
    tooManyDecimals: 'Die Währung hat weniger Nachkommastellen.',
    tooLarge: 'Diese Zahl ist zu groß.',
    upsideDown: 'Der obere Wert liegt unter dem unteren.',
    notACount: 'Das ist keine ganze Zahl ab 1.',
    notAChoice: 'Das ist keine der Möglichkeiten dieses Feldes.',
    tooLong: 'Das ist zu lang.',
    zero: 'Losnummern beginnen mit 1.',
    oneLetter: 'Eine Losnummer hat höchstens einen Buchstaben.',
    formula: 'Das ist eine Formel, und ihr Ergebnis steht nicht in der Datei.',
    spreadsheetError: 'Die Tabelle hat hier einen Fehler.',
    scientific: 'Die Tabelle hat diese Zahl gekürzt. Was sie war, ist nicht mehr zu erkennen.',
    date: 'Die Tabelle hat hieraus ein Datum gemacht.',
    range: 'Das ist eine Spanne, und das Feld hat einen Betrag.',
    twoHighEnds: 'Das ist eine Spanne, und der obere Wert steht auch in einer eigenen Spalte.',
    notAResult: 'Das ist weder ein Preis noch „unverkauft“ oder „zurückgezogen“.',
    zeroPrice:
      'Für 0 wird nichts zugeschlagen. Schreiben Sie „unverkauft“, wenn das Los nicht verkauft ist, oder lassen Sie die Zelle leer.',
    looksLikeTotal:
      'Diese Zeile sieht nach einer Summe aus und bleibt weg. Ändern Sie diese Zelle, wenn sie ein Los ist.',
    notAStatus: 'Schreiben Sie „draft“ (Entwurf) oder „ready“ (bereit).',
    notOurs:
      'Die Fotos oder die Zusatzwerte dieser Zeile sind nicht so, wie Lotsmith sie schreibt. Exportieren Sie die Datei noch einmal.',
    extraCells:
      'Diese Zeile hat mehr Zellen, als es Namen gibt: In einem Text steht vielleicht das Zeichen zwischen den Spalten.',
  },
  tooLongBy: (has, most) => `Das hat ${inDigits(has)} Zeichen, höchstens sind es ${inDigits(most)}.`,
  notes: {
    split: 'geteilt in unteren und oberen',
    markupRemoved: 'ohne Formatierung',
    charactersRemoved: 'ohne unsichtbare Zeichen',
    linesJoined: 'in einer Zeile',
  },
  places: {
    duplicateNumber: (line) => `Zeile ${inDigits(line)} hat dieselbe Losnummer.`,
    duplicateLot: (line) => `In Zeile ${inDigits(line)} geht es um dasselbe Los.`,
    inTrash: () => 'Dieses Los liegt im Papierkorb. Bitte zuerst wiederherstellen.',
    numberTaken: () => 'Ein anderes Los hat diese Nummer.',
    numberHeld: () => 'Jemand anderes hat diese Nummer mitgenommen.',
    keepsNumber: () => 'Die Nummer dieses Loses kann nicht mehr geändert werden.',
    publishedNeedsAll: () => 'Dieses Los ist veröffentlicht und verlöre etwas, das es dort braucht.',
    resultsNotPublished: () => 'Ergebnisse werden eingetragen, solange die Auktion veröffentlicht ist.',
    resultsClosed: () => 'Die Auktion ist abgeschlossen. Ihre Ergebnisse ändern sich nicht mehr.',
    neverOffered: () => 'Dieses Los ist nicht veröffentlicht und bekommt kein Ergebnis.',
    noSuchLot: () => 'Kein Los dieser Auktion hat diese Nummer.',
    saysNothing: () => 'Keine der Zellen sagt etwas über ein Los.',
    lettersOnly: () => 'Die Nummern dieser Auktion sind fest: Nur Nummern mit einem Buchstaben können vergeben werden.',
    numbersUsedUp: () => 'Es ist keine Nummer mehr frei.',
    lettersUsedUp: () => 'Hinter dieser Nummer ist kein Buchstabe mehr frei.',
  },
  pictures: (come, there) =>
    [
      come === 0 ? '' : come === 1 ? 'mit 1 Bild' : `mit ${inDigits(come)} Bildern`,
      there === 0 ? '' : there === 1 ? '1 Bild ist schon da' : `${inDigits(there)} Bilder sind schon da`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  resultLeft: (sentence) => `Ohne ihr Ergebnis. ${sentence}`,
  newLot: (number) => `Neues Los ${number}`,
  newLotWithout: 'Neues Los ohne Nummer',
  newLotInstead: (number, instead) => `Neues Los ${number} statt ${instead}`,
  changes: (lot) => `Ändert ${lot}`,
  unchanged: (lot) => `${lot} sagt schon dasselbe`,
  skippedFor: (lot) => `Ausgelassen: ${lot} hat diese Nummer`,
  skippedForLine: (line) => `Ausgelassen: Zeile ${inDigits(line)} hat diese Nummer`,
  skipped: 'Ausgelassen: Die Nummer ist vergeben',
  refused: 'Kann nicht importiert werden',
  lotWithTitle: (lot, title) => `${lot} „${title}“`,
  nothing: 'nichts',
  change: (before) => `vorher: ${before}`,
  cellReason: (field, sentence) => `${field}: ${sentence}`,
};
