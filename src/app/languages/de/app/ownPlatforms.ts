import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const ownPlatforms: WholeCatalogue['ownPlatforms'] = {
  title: 'Eigene Plattformen',
  intro:
    'Für eine Plattform, die Lotsmith nicht kennt: Nehmen Sie die Datei, die sie zum Ausfüllen gibt, und sagen Sie einmal, was in jeder Spalte steht.',
  none: 'Diese Auktion hat keine eigene Plattform.',
  columns: (columns) => (columns === 1 ? '1 Spalte' : `${inDigits(columns)} Spalten`),
  unreadable: {
    damaged:
      'Eine Plattform dieser Auktion ist beschädigt und kann nicht benutzt werden. Bitte neu aus ihrer Vorlage anlegen.',
    newer:
      'Eine Plattform dieser Auktion wurde mit einer neueren Version von Lotsmith angelegt. Bitte die Seite neu laden, um sie zu benutzen.',
  },
  make: 'Aus einer Vorlage anlegen',
  most: (most) => `Eine Auktion hat höchstens ${inDigits(most)} eigene Plattformen.`,
  change: 'Ändern',
  changeNamed: (name) => `Plattform „${name}“ ändern`,
  remove: 'Entfernen',
  removeNamed: (name) => `Plattform „${name}“ entfernen`,
  removeUnreadable: 'Plattform entfernen, die nicht benutzt werden kann',
  copyFrom: 'Aus einer anderen Auktion kopieren',
  copyHint: 'Mit den eigenen Spalten, aus denen sie gefüllt wird.',
  choose: 'Plattform wählen',
  chooseFirst: 'Wählen Sie zuerst die Plattform, die kopiert werden soll.',
  ofSale: (platform, sale) => `${platform} (${sale})`,
  copy: 'Plattform kopieren',
  saved: 'Die eigenen Plattformen sind gespeichert.',
  notSaved: 'Es wurde nichts gespeichert',
};

export const ownPlatform: WholeCatalogue['ownPlatform'] = {
  title: 'Eigene Plattform',
  onlyEditors: 'Nur Besitzer und Bearbeiter können eine Plattform anlegen.',
  notThere: 'Diese Plattform ist nicht mehr in dieser Auktion. Sie können aus einer Vorlage eine neue anlegen.',
  template: 'Vorlage',
  templateIntro:
    'Die Datei, die die Plattform zum Ausfüllen gibt, oder eine, die sie schon genommen hat: CSV, TSV oder Excel. In der ersten Zeile stehen die Namen der Spalten. Lose werden nicht geändert.',
  choose: 'Vorlage wählen',
  chooseHint: 'oder hierher ziehen',
  dropHere: 'Vorlage hier ablegen',
  fileLabel: 'Vorlage der Plattform',
  reading: (name) => `${name} wird gelesen…`,
  other: 'Andere Vorlage',
  sheet: 'Tabellenblatt',
  problems: {
    noHeaderRow:
      'Es wurde keine Zeile mit Namen von Spalten gefunden. Bitte die Namen in die erste Zeile der Datei schreiben, so wie die Plattform sie schreibt, und die Datei noch einmal wählen.',
    sameColumnTwice: (name) =>
      `Die Spalte „${name}“ gibt es zweimal, und niemand könnte sagen, welche welche ist. Bitte eine umbenennen oder entfernen und die Datei noch einmal wählen.`,
    blankName: (column) =>
      `Spalte ${column} hat keinen Namen. Bitte den Namen in die erste Zeile schreiben oder die Spalte entfernen und die Datei noch einmal wählen.`,
    longName: (column, most) =>
      `Der Name von Spalte ${column} hat mehr als ${inDigits(most)} Zeichen. Vielleicht ist das nicht die Zeile mit den Namen.`,
    tooManyNames: (columns, most) =>
      `Diese Vorlage hat ${inDigits(columns)} Spalten, höchstens sind es ${inDigits(most)}. Bitte die entfernen, die nie ausgefüllt werden.`,
  },
  name: 'Name der Plattform',
  columns: 'Spalten',
  columnsIntro: 'Sagen Sie zu jeder Spalte der Vorlage, was darin steht. Nichts: Sie bleibt leer.',
  column: 'Spalte',
  example: 'In der Vorlage',
  filledWith: 'Gefüllt mit',
  filledWithOf: (column) => `„${column}“ wird gefüllt mit`,
  limits: 'Grenzen',
  longestOf: (column) => `Höchstens Zeichen in „${column}“`,
  requiredOf: (column) => `„${column}“ ist nötig`,
  constantOf: (column) => `Text in jeder Zeile von „${column}“`,
  constant: 'Derselbe Text in jeder Zeile',
  nothing: 'Nichts',
  number: 'Losnummer, etwa 12A',
  numberDigits: 'Losnummer ohne Buchstaben',
  numberLetter: 'Buchstabe der Losnummer',
  description: 'Beschreibung, mit allem, was keine eigene Spalte hat',
  estimate: 'Schätzpreis, unterer und oberer in einer Zelle',
  picture: (place) => `Name von Foto ${place}`,
  unknown: 'Was erst eine neuere Version von Lotsmith kennt: bleibt leer',
  groups: {
    lot: 'Das Los',
    photos: 'Fotos',
    extras: 'Mehr vom Los',
    own: 'Eine neue eigene Spalte',
    other: 'Anderes',
  },
  newColumn: {
    text: 'Neue Spalte: Text',
    number: 'Neue Spalte: Zahl',
    money: 'Neue Spalte: Betrag',
    yesNo: 'Neue Spalte: Ja oder Nein',
  },
  mostColumns: (most) =>
    `Eine Auktion hat höchstens ${inDigits(most)} eigene Spalten, entfernte eingerechnet. Bitte eine wählen, die es schon gibt.`,
  file: 'Datei',
  fileIntro: 'Wie in der Vorlage, soweit sie es sagt.',
  extension: 'Endung der Datei',
  workbook: '.xlsx (Excel)',
  encoding: 'Zeichensatz',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-8-bom': 'UTF-8 mit Marke (Excel)',
    'windows-1252': 'Windows-1252 (Westeuropa)',
    'utf-16le-bom': 'UTF-16 (Excel „Unicode-Text“)',
    'utf-16be-bom': 'UTF-16 BE',
  },
  delimiter: 'Zwischen den Spalten',
  delimiters: { ',': 'Komma ,', ';': 'Strichpunkt ;', '\t': 'Tabulator', '|': 'Senkrechter Strich |' },
  lineBreaks: 'Zeilenumbrüche in Texten',
  breaks: { space: 'Werden ein Leerzeichen', br: 'Werden <br>', kept: 'Bleiben' },
  money: 'Beträge',
  decimals: {
    ifNeeded: '1200, und 12.50 bei Cent',
    always: '1200.00',
    none: 'Nur ganze Beträge',
  },
  yesNo: 'Ja und Nein',
  pictureName: 'Namen der Fotos',
  pictureNameHint: '{lot} ist die Losnummer, {n} der Platz des Fotos, {nnn} der Platz mit drei Ziffern.',
  mostPictures: 'Fotos je Los, höchstens',
  longestSide: 'Längste Seite eines Fotos, in Pixeln',
  noLimit: 'Leer: keine Grenze.',
  preview: 'Die ersten Zeilen, wie sie werden',
  previewEmpty: 'Die Auktion hat noch keine Lose. Die ersten werden hier gezeigt.',
  save: 'Plattform speichern',
  useHere: 'Diese Auktion geht dorthin',
  useHereHint: 'Die Lose werden während der Arbeit dafür geprüft, und sie hat eine Spalte in der Tabelle.',
  saved: (name) => `${name} ist gespeichert.`,
  notSaved: 'Die Plattform wurde nicht gespeichert',
  toExport: 'Zum Export',
  toSettings: 'Einstellungen der Auktion',
  wrong: {
    nameMissing: 'Bitte der Plattform einen Namen geben.',
    nameTaken: 'So heißt schon eine andere Plattform. Bitte einen anderen Namen wählen.',
    nameTooLong: (most) => `Bitte höchstens ${inDigits(most)} Zeichen schreiben.`,
    noColumns: 'Bitte wenigstens von einer Spalte sagen, was darin steht.',
    pictureName:
      'Bitte einen Namen schreiben, der mit .jpg endet und {lot} und {n} enthält, mit keinen anderen Zeichen als Buchstaben, Ziffern, Leerzeichen und . _ - ( ).',
    picturesAlike:
      'Foto 11 von Los 1 und Foto 1 von Los 11 hätten denselben Namen. Bitte ein Zeichen wie - zwischen {lot} und {n} setzen oder höchstens 9 Fotos je Los senden.',
    headerOutside: (header) =>
      `Die Spalte „${header}“ hat Buchstaben, die dieser Zeichensatz nicht hat. Bitte UTF-8 wählen.`,
    tooLarge:
      'Diese Plattform hat zu viele oder zu lange Spalten, um aufgehoben zu werden. Bitte die entfernen, die leer bleiben, und die Vorlage noch einmal wählen.',
    mostPlatforms: (most) =>
      `Eine Auktion hat höchstens ${inDigits(most)} eigene Plattformen. Bitte zuerst in den Einstellungen eine entfernen.`,
  },
};
