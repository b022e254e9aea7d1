import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const saleSettings: WholeCatalogue['saleSettings'] = {
  title: 'Einstellungen der Auktion',
  onlyOwner: 'Nur eine Eigentümerin oder ein Eigentümer kann das ändern. Sie können es ansehen.',
  details: 'Angaben',
  detailsIntro: 'Was über den Listen und dem Katalog steht.',
  name: 'Titel',
  date: 'Datum',
  place: 'Ort',
  noPlace: 'Nicht angegeben',
  currency: 'Währung',
  currencyFixed:
    'Lose dieser Auktion haben Preise, auch im Papierkorb, oder Vorlagen haben Beträge. Löschen Sie diese, bevor Sie die Währung ändern: Die Beträge behielten ihre Ziffern.',
  currencyUnknown:
    'Die Währung lässt sich ändern, sobald alle Lose und Vorlagen gelesen sind und keine Preise oder Beträge haben.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  notSaved: 'Die Angaben wurden nicht gespeichert',
  titleMissing: 'Geben Sie der Auktion einen Titel.',
  dayWrong: 'Geben Sie den ganzen Tag der Auktion an, zwischen 2000 und 2099.',
  dayNeeded: 'Die Auktion ist veröffentlicht und ihr Tag steht im Katalog: Wählen Sie einen.',
  dayHint: 'Kann später kommen. Ohne Tag kann die Auktion nicht veröffentlicht werden.',
  noDate: 'Noch nicht festgelegt',
  platforms: 'Plattformen',
  platformsIntro:
    'Wohin diese Auktion geht. Während Sie an den Losen arbeiten, wird geprüft, ob diese Plattformen sie annehmen.',
  noPlatforms: 'Es ist keine Plattform gewählt.',
  platformVerified: 'Die Plattform beschreibt ihre Spalten selbst.',
  platformUnverified: 'Ungeprüft: Nicht alle Regeln der Plattform sind öffentlich.',
  platformOwn: 'Von Ihrem Haus aus einer Vorlage angelegt.',
  titleUpTo: (characters) => `Titel bis ${inDigits(characters)} Zeichen.`,
  lotsFromTo: (fewest, most) => `${inDigits(fewest)} bis ${inDigits(most)} Lose.`,
  unknownPlatforms: (platforms) =>
    platforms === 1
      ? 'Eine weitere Plattform wurde mit einer neueren Version von Lotsmith gewählt. Sie bleibt gewählt.'
      : `${inDigits(platforms)} weitere Plattformen wurden mit einer neueren Version von Lotsmith gewählt. Sie bleiben gewählt.`,
  exportLanguage: 'Sprache des Katalogs',
  exportLanguageHint:
    'In ihr nennt ein Export, wofür eine Plattform keine Spalte hat, etwa „Datierung: …“ hinter einer Beschreibung.',
  savePlatforms: 'Plattformen speichern',
  platformsSaved: 'Die Plattformen sind gespeichert.',
  platformsNotSaved: 'Die Plattformen wurden nicht gespeichert',
  columns: 'Eigene Spalten',
  columnsIntro:
    'Was Ihr Haus von jedem Los außer den Feldern von Lotsmith sagen will, etwa ein Regal oder einen Stifter. Jede Spalte steht in der Tabelle, im Editor und in unseren eigenen Dateien.',
  noColumns: 'Diese Auktion hat keine eigenen Spalten.',
  newColumn: 'Neue Spalte',
  columnName: 'Name der Spalte',
  nameOf: (name) => `Name von „${name}“`,
  columnKind: 'Was sie enthält',
  columnKinds: { text: 'Text', number: 'Zahl', money: 'Betrag', choice: 'Eins von mehreren', yesNo: 'Ja oder nein' },
  columnChoices: 'Was gewählt werden kann, eins je Zeile',
  choicesOf: (name) => `Was für „${name}“ gewählt werden kann, eins je Zeile`,
  addColumn: 'Spalte hinzufügen',
  saveColumn: 'Speichern',
  saveColumnNamed: (name) => `„${name}“ speichern`,
  removeColumn: 'Entfernen',
  removeColumnNamed: (name) => `Spalte „${name}“ entfernen`,
  restoreColumn: 'Zurückholen',
  restoreColumnNamed: (name) => `Spalte „${name}“ zurückholen`,
  removedColumns: 'Entfernt. Was Lose darin sagen, bleibt erhalten und kommt mit der Spalte zurück.',
  nameNeeded: 'Geben Sie der Spalte einen Namen.',
  nameTaken: 'Eine andere Spalte heißt schon so. Wählen Sie einen anderen Namen.',
  choicesNeeded: 'Schreiben Sie mindestens eins auf, das gewählt werden kann.',
  mostColumns: (most) => `Eine Auktion hat höchstens ${inDigits(most)} eigene Spalten, die entfernten mitgezählt.`,
  columnsSaved: 'Die Spalten sind gespeichert.',
  columnsNotSaved: 'Die Spalte wurde nicht gespeichert',
  numbers: 'Losnummern',
  states: {
    open: 'Die Nummern sind offen: Lose lassen sich nummerieren, umnummerieren, hinzufügen und in den Papierkorb legen.',
    numbersLocked: 'Die Nummern sind festgeschrieben. Ein neues Los erhält eine Nummer mit Buchstaben, etwa 12A.',
    published: 'Die Auktion ist veröffentlicht. Ihre Nummern bleiben, wie sie sind.',
    closed: 'Die Auktion ist abgeschlossen. An ihren Nummern ändert sich nichts mehr.',
  },
  lock: 'Nummern festschreiben',
  lockTitle: 'Die Nummern dieser Auktion festschreiben?',
  lockMeaning: {
    texts: 'Texte, Fotos und Preise lassen sich weiter ändern.',
    numbers: 'Keine Nummer ändert sich mehr, und kein Los kommt in den Papierkorb oder wird gelöscht.',
    letters: 'Ein neues Los erhält eine Nummer mit Buchstaben, etwa 12A.',
    back: 'Bis der Katalog veröffentlicht ist, können Sie die Nummern wieder freigeben.',
  },
  lockUnnumbered: (lots) =>
    lots === 1
      ? '1 Los hat keine Nummer, und das Festschreiben gibt ihm keine. Ohne Nummer wird es weder fertig noch veröffentlicht, und später kann es nur eine Nummer mit Buchstaben bekommen, etwa 12A. Nummerieren Sie es zuerst, wenn es in den Katalog gehört.'
      : `${inDigits(lots)} Lose haben keine Nummer, und das Festschreiben gibt ihnen keine. Ohne Nummer werden sie weder fertig noch veröffentlicht, und später können sie nur Nummern mit Buchstaben bekommen, etwa 12A. Nummerieren Sie sie zuerst, wenn sie in den Katalog gehören.`,
  unlock: 'Nummern freigeben',
  unlockTitle: 'Die Nummern dieser Auktion freigeben?',
  unlockMeaning:
    'Etiketten und Listen, die schon gedruckt sind, stimmen nicht mehr, sobald jemand eine Nummer ändert. Lose mit Buchstaben behalten ihn.',
  close: 'Auktion abschließen',
  closeTitle: 'Diese Auktion abschließen?',
  closeMeaning:
    'Eine abgeschlossene Auktion lässt sich nicht wieder öffnen, und kein weiteres Los lässt sich veröffentlichen. Ergebnisse lassen sich nicht mehr eintragen oder ändern: Prüfen Sie vorher, ob jedes Los zugeschlagen, unverkauft oder zurückgezogen ist.',
  closeWithoutResult: (lots) =>
    lots === 1
      ? '1 veröffentlichtes Los hat noch kein Ergebnis und bliebe ohne.'
      : `${inDigits(lots)} veröffentlichte Lose haben noch kein Ergebnis und blieben ohne.`,
  cancel: 'Abbrechen',
  notMoved: 'Es wurde nichts geändert',
};
