import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const inDigits = countIn('de');
const rowsOf = (rows: number): string => (rows === 1 ? '1 Zeile' : `${inDigits(rows)} Zeilen`);
const picturesOf = (pictures: number): string => (pictures === 1 ? '1 Bild' : `${inDigits(pictures)} Bilder`);
const lotsOf = (lots: number): string => (lots === 1 ? '1 Los' : `${inDigits(lots)} Lose`);

export const lotImportLink: WholeCatalogue['lotImportLink'] = { import: 'Import' };

export const lotImport: WholeCatalogue['lotImport'] = {
  title: 'Import',
  onlyEditors: 'Nur Eigentümer und Bearbeiter können Lose importieren.',
  file: 'Datei',
  fileIntro:
    'Eine Tabelle oder eine Datei mit Zeilen: CSV, TSV, Excel, was Lotsmith exportiert hat, oder eine ZIP-Datei mit Zeilen und ihren Bildern. Nichts wird geschrieben, bevor Sie gesehen haben, was aus jeder Zeile wird.',
  choose: 'Datei wählen',
  fileToImport: 'Datei für den Import',
  chooseHint: 'oder hier ablegen',
  dropHere: 'Die Datei hier ablegen',
  paste: 'Zeilen einfügen',
  pasteHint: 'Zellen in Ihrer Tabelle oder eine Tabelle einer Webseite kopieren und hier einfügen.',
  usePasted: 'Diese Zeilen nehmen',
  pastedName: 'Eingefügte Zeilen',
  reading: (name) => `${name} wird gelesen …`,
  otherFile: 'Andere Datei',
  howRead: 'Wie die Datei gelesen wurde',
  rowsFound: (name, rows, columns) =>
    `${name}: ${rowsOf(rows)} mit ${columns === 1 ? '1 Spalte' : `${inDigits(columns)} Spalten`}.`,
  format: (platform, left) =>
    `Das ist eine Datei von ${platform}. ${left === 0 ? 'Alle ihre Spalten sind zugeordnet.' : left === 1 ? 'Eine ihrer Spalten ist hier kein Feld und bleibt weg.' : `${inDigits(left)} ihrer Spalten sind hier keine Felder und bleiben weg.`}`,
  sheet: 'Blatt',
  hiddenSheet: (name) => `${name} (ausgeblendet)`,
  encoding: 'Zeichensatz',
  delimiter: 'Zwischen den Spalten',
  delimiters: { '\t': 'Tabulator', ';': 'Semikolon ;', ',': 'Komma ,', '|': 'Strich |' },
  quotes: 'Anführungszeichen',
  quotesAre: { enclose: 'umschließen Texte', letters: 'sind Zeichen, etwa für Zoll' },
  header: 'Zeile mit den Namen',
  noHeader: 'Keine',
  automatic: 'Wird gefunden',
  columns: 'Spalten',
  columnsIntro: 'Welche Spalte was ist. Das wird für die nächste Datei mit denselben Namen gemerkt.',
  column: 'Spalte',
  examples: 'Beispiele',
  field: 'Feld',
  fieldOf: (column) => `Feld für ${column}`,
  notImported: 'Nicht importieren',
  targets: {
    id: 'Eigene Kennung von Lotsmith',
    number: 'Losnummer',
    letter: 'Buchstabe der Nummer',
    estimate: 'Schätzpreis (von und bis in einem)',
    hammer: 'Zuschlagspreis',
    status: 'Entwurf oder bereit',
    order: 'Platz in der Auktion (Lotsmith)',
    cover: 'Titelbild (Lotsmith)',
    allExtras: 'Zusatzwerte (Lotsmith)',
    photoRecords: 'Fotos (Lotsmith)',
    photos: 'Namen der Bilder (nur angezeigt)',
  },
  matchedBy: {
    kept: 'wie beim letzten Mal gewählt',
    format: 'bekanntes Format',
    name: 'nach dem Namen',
    content: 'nach dem Inhalt',
  },
  nothingMatched: 'Bitte mindestens ein Feld wählen.',
  toCheck: 'Zeilen prüfen',
  check: 'Prüfung',
  checking: 'Die Zeilen werden geprüft …',
  toColumns: 'Zurück zu den Spalten',
  collision: 'Wenn eine Nummer vergeben ist',
  collisions: {
    skip: 'die Zeile auslassen',
    overwrite: 'das Los ändern, das sie hat',
    nextFree: 'die nächste freie Nummer nehmen',
    letter: 'einen Buchstaben anhängen',
  },
  photos: (photos) =>
    photos === 1
      ? '1 Foto kommt mit, aus der Auktion, von der diese Datei stammt. Dafür müssen Sie Mitglied jener Auktion sein.'
      : `${inDigits(photos)} Fotos kommen mit, aus der Auktion, von der diese Datei stammt. Dafür müssen Sie Mitglied jener Auktion sein.`,
  pictures: (come, added, there, left) =>
    [
      come + added === 0
        ? 'Kein Bild der ZIP-Datei kommt mit.'
        : come > 0
          ? `${picturesOf(come)} der ZIP-Datei ${come === 1 ? 'kommt' : 'kommen'} zu den neuen Losen.`
          : '',
      added > 0
        ? `${picturesOf(added)} der ZIP-Datei ${added === 1 ? 'kommt' : 'kommen'} zu vorhandenen Losen, hinter deren Fotos.`
        : '',
      there > 0
        ? `${picturesOf(there)} ${there === 1 ? 'wird ausgelassen, weil sein Los es schon hat' : 'werden ausgelassen, weil ihre Lose sie schon haben'}.`
        : '',
      left > 0
        ? `${picturesOf(left)} ${left === 1 ? 'bleibt' : 'bleiben'} draußen. Ein Bild kommt mit der Zeile, die es nennt oder mit deren Losnummer sein Name beginnt, wenn diese Zeile importiert wird.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  addPictures: 'Bilder auch zu vorhandenen Losen hinzufügen',
  addPicturesHint:
    'Ein Los behält seine Fotos und sein Titelfoto. Ein Bild, das es schon hat, kommt nicht noch einmal dazu.',
  results: (rows) =>
    rows === 1
      ? '1 Zeile trägt das Ergebnis des Loses ein, das ihre Nummer hat. Ihre anderen Zellen werden nur mit „das Los ändern, das sie hat“ übernommen.'
      : `${inDigits(rows)} Zeilen tragen die Ergebnisse der Lose ein, die ihre Nummern haben. Ihre anderen Zellen werden nur mit „das Los ändern, das sie hat“ übernommen.`,
  drafts: 'Zeilen mit Fehlern als Entwürfe importieren',
  draftsHint: 'Ohne die Zellen, die nicht gelesen werden können.',
  blank: 'Leere Zellen',
  blanks: { keep: 'behalten, was das Los sagt', empty: 'leeren das Feld' },
  blankHint: 'Für Zeilen, die ein Los ändern.',
  counts: (create, update) =>
    `${create === 1 ? '1 neues Los' : `${inDigits(create)} neue Lose`}, ${lotsOf(update)} geändert`,
  countsDrafts: (drafts) =>
    drafts === 1
      ? '1 davon ist ein Entwurf ohne einige Zellen'
      : `${inDigits(drafts)} davon sind Entwürfe ohne einige Zellen`,
  countsUnchanged: (lots) => (lots === 1 ? '1 Los sagt schon dasselbe' : `${inDigits(lots)} Lose sagen schon dasselbe`),
  countsLeft: (rows) => `${rowsOf(rows)} ausgelassen`,
  countsRefused: (rows) => `${rowsOf(rows)} mit Fehlern`,
  newCategories: (count) =>
    count === 1
      ? 'Eine Kategorie, die es in der Auktion noch nicht gibt:'
      : `${inDigits(count)} Kategorien, die es in der Auktion noch nicht gibt:`,
  newConsignors: (count) =>
    count === 1
      ? 'Ein Einlieferer, den es in der Auktion noch nicht gibt:'
      : `${inDigits(count)} Einlieferer, die es in der Auktion noch nicht gibt:`,
  nameWithRows: (name, rows) => `${name} (${rowsOf(rows)})`,
  andMore: (count) => `und ${inDigits(count)} weitere`,
  numbersKept: (lots) =>
    lots === 1
      ? 'Der Server antwortet nicht: 1 Los behält seine Nummer. Alles andere wird importiert.'
      : `Der Server antwortet nicht: ${inDigits(lots)} Lose behalten ihre Nummern. Alles andere wird importiert.`,
  saleChanged:
    'Die Auktion hat sich inzwischen geändert. Die Zeilen wurden noch einmal geprüft: Bitte sehen Sie sie noch einmal an.',
  table: 'Zeilen für den Import',
  tableHint: 'Jede Zelle kann hier geändert werden. Die Datei selbst bleibt, wie sie ist.',
  show: 'Zeigen',
  filters: {
    all: 'Alle Zeilen',
    problems: 'Zeilen mit Fehlern',
    create: 'Neue Lose',
    update: 'Geänderte Lose',
    left: 'Ausgelassene Zeilen',
  },
  noneShown: 'Solche Zeilen gibt es nicht.',
  line: 'Zeile',
  becomes: 'Ergebnis',
  importRows: (rows) => `${rowsOf(rows)} importieren`,
  nothingToImport: 'Es gibt nichts zu importieren.',
  writing: (done, total) => `${inDigits(done)} von ${rowsOf(total)} sind importiert.`,
  writingHint: 'Sie können diese Seite schließen: Der Rest folgt, wenn Sie wieder in die Auktion kommen.',
  done: (created, updated) =>
    `${created === 1 ? '1 Los wurde angelegt' : `${inDigits(created)} Lose wurden angelegt`}, ${updated === 1 ? '1 wurde geändert' : `${inDigits(updated)} wurden geändert`}.`,
  doneHint:
    'Sie sind auf diesem Gerät gespeichert und gehen von selbst zum Server. Einmal „Rückgängig“ in der Auktion nimmt alles zurück.',
  showLots: 'Die Lose zeigen',
  leftRows: (rows) =>
    rows === 1 ? '1 Zeile wurde nicht importiert.' : `${inDigits(rows)} Zeilen wurden nicht importiert.`,
  saveLeft: 'Sichern, was nicht importiert wurde',
  leftNotSaved: 'Die Zeilen, die nicht importiert wurden, ließen sich nicht als Datei speichern.',
  leftFile: (name) => `${name} – nicht importiert`,
  reasonColumn: 'Warum es nicht importiert wurde',
  another: 'Noch eine Datei importieren',
};

export const lotImportPhotos: WholeCatalogue['lotImportPhotos'] = {
  carrying: (done, total) =>
    `${inDigits(done)} von ${total === 1 ? '1 Foto' : `${inDigits(total)} Fotos`} sind mitgekommen.`,
  carryingHint: 'Sie können weiterarbeiten. Lose, die bereit waren, sind es wieder, sobald ihre Fotos da sind.',
  carried: (photos) => (photos === 1 ? '1 Foto des Imports ist da.' : `${inDigits(photos)} Fotos des Imports sind da.`),
  leftOut: (photos) =>
    `${photos === 1 ? '1 Foto war' : `${inDigits(photos)} Fotos waren`} noch nicht da, als der Import rückgängig gemacht wurde. Importieren Sie die Datei noch einmal, dann kommen sie.`,
  missing: (photos) =>
    `${photos === 1 ? '1 Foto konnte' : `${inDigits(photos)} Fotos konnten`} nicht übernommen werden: Die Auktion, von der die Datei stammt, gibt es nicht mehr, Sie sind dort kein Mitglied, oder dieses Gerät hatte keinen Platz für die Bilder. Wenn Sie sie haben, ziehen Sie sie auf die Auktion: Ihre Namen sagen die Lose.`,
};
