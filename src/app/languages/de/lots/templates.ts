import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const lots = (count: number): string => (count === 1 ? 'ein Los' : `${inDigits(count)} Lose`);
const inLots = (count: number): string => (count === 1 ? 'einem Los' : `${inDigits(count)} Losen`);

export const templates: WholeCatalogue['templates'] = {
  title: 'Vorlagen und Textbausteine',
  manage: 'Vorlagen und Textbausteine …',
  template: 'Vorlage',
  newLotMenu: 'Neues Los aus einer Vorlage',
  emptyLot: 'Ein leeres Los',
  newFrom: (template) => `Neues Los: ${template}`,
  fillIn: (template) => `Aus „${template}“ ausfüllen`,
  saveLot: 'Dieses Los als Vorlage speichern …',
  saveLotShort: 'Als Vorlage speichern',
  insert: 'Text einfügen',
  insertInto: (field) => `Text einfügen: ${field}`,
  insertOne: (block) => `Text einfügen: ${block}`,
  tooLong: 'Dieser Text passt nicht mehr in das Feld. Kürzen Sie zuerst, was dort steht.',
  noneYet: 'Diese Auktion hat noch keine Vorlagen.',
  unknown: 'Vorlagen gibt es nur online. Auf diesem Gerät sind sie nicht gespeichert.',
  lotTemplates: 'Für Lose',
  lotTemplatesText: 'Womit ein Los beginnt oder ausgefüllt wird: Kategorie, Zustand und andere Texte.',
  missingColumns: (list) =>
    `Spalten der Vorlage, die diese Auktion nicht hat: ${list}. Ihre Werte bleiben in der Vorlage und kommen nicht in die Lose.`,
  nameless: (count) => (count === 1 ? 'eine ohne Namen' : `${inDigits(count)} ohne Namen`),
  takeOut: 'Diese Werte herausnehmen',
  noLotTemplates: 'Noch keine. Legen Sie hier eine an oder aus einem Los, das schon beschrieben ist.',
  textBlocks: 'Textbausteine',
  textBlocksText: 'Sätze, die Sie immer wieder schreiben, zum Einfügen an der Schreibmarke.',
  noTextBlocks: 'Noch keine. „Alte Restaurierungen, kleine Fehlstellen im Furnier.“ wäre einer.',
  newTemplate: 'Neue Vorlage',
  newText: 'Neuer Textbaustein',
  change: (name) => `${name} ändern`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  isFirst: 'Steht schon an erster Stelle.',
  isLast: 'Steht schon an letzter Stelle.',
  remove: (name) => `${name} entfernen`,
  every: 'Jedes neue Los beginnt damit',
  everyHint: 'Auch jedes Los, das aus Fotos entsteht.',
  removed: (name) => `„${name}“ ist entfernt.`,
  putBack: 'Zurückholen',
  formNew: { lot: 'Neue Vorlage', text: 'Neuer Textbaustein' },
  formKnown: { lot: 'Vorlage ändern', text: 'Textbaustein ändern' },
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen an, etwa „Möbel“.',
  nothingSaid: 'Füllen Sie mindestens ein Feld aus: Eine leere Vorlage füllt nichts aus.',
  unreadable: 'Ein Wert unten ist nicht lesbar. Berichtigen Sie ihn oder leeren Sie sein Feld.',
  tooMany:
    'Eine Vorlage kann Werte in 40 Spalten der Plattformen und Ihres Hauses haben. Leeren Sie einige davon oder nehmen Sie die heraus, die diese Auktion nicht hat.',
  textMissing: 'Geben Sie den Text ein, der eingefügt werden soll.',
  emptyStays: 'Was hier leer bleibt, bleibt im Los, wie es ist.',
  forField: 'Für das Feld',
  text: 'Text',
  save: 'Speichern',
  cancel: 'Abbrechen',
  close: 'Schließen',
  unsaved: 'Was Sie geschrieben haben, ist nicht gespeichert.',
  discard: 'Verwerfen',
  goOn: 'Weiterschreiben',
  onlyWithNetwork: 'Vorlagen lassen sich nur online speichern.',
  notSaved: 'Nicht gespeichert',
  noNetwork:
    'Es gibt keine Verbindung zum Server, und Vorlagen lassen sich nur online speichern. Versuchen Sie es erneut, sobald es ein Netz gibt; was Sie geschrieben haben, bleibt bis dahin hier.',
  gone: 'Das hat inzwischen jemand entfernt, es lässt sich nicht mehr ändern. Was Sie geschrieben haben, ist noch hier: Legen Sie es neu an und speichern Sie es.',
  makeNew: 'Neu anlegen',
  saved: (name) => `Die Vorlage „${name}“ ist gespeichert.`,
  apply: 'Vorlage anwenden',
  applyShort: (template) => `Aus ${template} ausfüllen`,
  applyTo: (count) => `Vorlage auf ${lots(count)} anwenden`,
  which: 'Welche Felder',
  emptyOnly: 'Nur leere Felder',
  emptyOnlyNote: 'Nur leere Felder werden ausgefüllt.',
  overwrite: 'Alle, auch ausgefüllte',
  fills: (count) => (count === 0 ? 'In diesen Losen ändert sich nichts.' : `Füllt ${lots(count)} aus:`),
  fillsField: (field, count) => `${field} in ${inLots(count)}`,
  undoable: 'Es ist ein Schritt: Rückgängig nimmt ihn zurück.',
  applyNow: (count) => (count === 1 ? 'Ein Los ausfüllen' : `${inDigits(count)} Lose ausfüllen`),
  filled: (list) => `Ausgefüllt: ${list}.`,
  filledMany: (count) => (count === 1 ? 'Ein Los ist ausgefüllt.' : `${inDigits(count)} Lose sind ausgefüllt.`),
  leftOut: (count) =>
    count === 1
      ? 'Ein Los bleibt aus: Es hätte Werte in mehr als 40 Spalten der Plattformen und Ihres Hauses.'
      : `${inDigits(count)} Lose bleiben aus: Jedes hätte Werte in mehr als 40 Spalten der Plattformen und Ihres Hauses.`,
  filledNothing:
    'Nichts auszufüllen: Was die Vorlage sagt, steht schon da, oder in den Feldern steht schon etwas anderes.',
};

export const writing: WholeCatalogue['writing'] = {
  noLotBefore: 'Vor diesem Los steht keines, aus dem sich etwas übernehmen ließe.',
  nothingBefore: (field, lot) => `${lot}: Unter „${field}“ steht nichts, was sich übernehmen ließe.`,
  texts: 'Textbausteine',
  found: (count) =>
    count === 1
      ? 'Ein Textbaustein. Eingabe fügt ihn ein, Esc lässt den Schrägstrich stehen.'
      : `${inDigits(count)} Textbausteine. Die Pfeiltasten wählen, Eingabe fügt ein, Esc lässt den Schrägstrich stehen.`,
};
