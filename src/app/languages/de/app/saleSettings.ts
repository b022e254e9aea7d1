import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const saleSettings: WholeCatalogue['saleSettings'] = {
  title: 'Einstellungen der Auktion',
  toLots: 'Zurück zu den Losen',
  onlyOwner: 'Nur eine Eigentümerin oder ein Eigentümer kann das ändern. Sie können es ansehen.',
  details: 'Angaben',
  detailsIntro: 'Was über den Listen und dem Katalog steht.',
  name: 'Titel',
  date: 'Datum',
  place: 'Ort',
  noPlace: 'Nicht angegeben',
  currency: 'Währung',
  currencyFixed:
    'Lose dieser Auktion haben Preise, auch im Papierkorb. Löschen Sie diese, bevor Sie die Währung ändern: Die Beträge behielten ihre Ziffern.',
  currencyUnknown: 'Die Währung lässt sich ändern, sobald alle Lose gelesen sind und keines einen Preis hat.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  notSaved: 'Die Angaben wurden nicht gespeichert',
  titleMissing: 'Geben Sie der Auktion einen Titel.',
  dayWrong: 'Wählen Sie den Tag der Auktion, zwischen 2000 und 2099.',
  platforms: 'Plattformen',
  platformsIntro:
    'Wohin diese Auktion geht. Während Sie an den Losen arbeiten, wird geprüft, ob diese Plattformen sie annehmen.',
  noPlatforms: 'Es ist keine Plattform gewählt.',
  platformVerified: 'Die Plattform beschreibt ihre Spalten selbst.',
  platformUnverified: 'Ungeprüft: Nicht alle Regeln dieser Plattform sind öffentlich.',
  titleUpTo: (characters) => `Titel bis ${characters} Zeichen.`,
  lotsFromTo: (fewest, most) => `${fewest} bis ${most} Lose.`,
  unknownPlatforms: (platforms) =>
    platforms === 1
      ? 'Eine weitere Plattform wurde mit einer neueren Version von Lotsmith gewählt. Sie bleibt gewählt.'
      : `${platforms} weitere Plattformen wurden mit einer neueren Version von Lotsmith gewählt. Sie bleiben gewählt.`,
  savePlatforms: 'Plattformen speichern',
  platformsSaved: 'Die Plattformen sind gespeichert.',
  platformsNotSaved: 'Die Plattformen wurden nicht gespeichert',
  numbers: 'Losnummern',
  states: {
    open: 'Die Nummern sind offen: Lose lassen sich nummerieren, umnummerieren, hinzufügen und in den Papierkorb legen.',
    numbersLocked: 'Die Nummern sind gesperrt. Ein neues Los erhält eine Nummer mit Buchstaben, etwa 12A.',
    published: 'Die Auktion ist veröffentlicht. Ihre Nummern bleiben, wie sie sind.',
    closed: 'Die Auktion ist abgeschlossen. An ihren Nummern ändert sich nichts mehr.',
  },
  lock: 'Nummern sperren',
  lockTitle: 'Die Nummern dieser Auktion sperren?',
  lockMeaning: {
    texts: 'Texte, Fotos und Preise lassen sich weiter ändern.',
    numbers: 'Keine Nummer ändert sich mehr, und kein Los kommt in den Papierkorb oder wird gelöscht.',
    letters: 'Ein neues Los erhält eine Nummer mit Buchstaben, etwa 12A.',
    back: 'Bis der Katalog veröffentlicht ist, können Sie die Nummern wieder freigeben.',
  },
  unlock: 'Nummern freigeben',
  unlockTitle: 'Die Nummern dieser Auktion freigeben?',
  unlockMeaning:
    'Etiketten und Listen, die schon gedruckt sind, stimmen nicht mehr, sobald jemand eine Nummer ändert. Lose mit Buchstaben behalten ihn.',
  close: 'Auktion abschließen',
  closeTitle: 'Diese Auktion abschließen?',
  closeMeaning:
    'Eine abgeschlossene Auktion lässt sich nicht wieder öffnen, und kein weiteres Los lässt sich veröffentlichen. Ergebnisse lassen sich nicht mehr eintragen oder ändern: Prüfen Sie vorher, ob jedes Los zugeschlagen, unverkauft oder zurückgezogen ist.',
  cancel: 'Abbrechen',
  notMoved: 'Es wurde nichts geändert',
};
