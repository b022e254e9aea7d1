import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const help: WholeCatalogue['help'] = {
  title: 'Tasten, Wörter und Nummern',
  search: 'In der Hilfe suchen',
  nothing: (query) => `Hier steht nichts zu „${query}“.`,
  wordsTitle: 'Was die Wörter bedeuten',
  words: {
    draft: { term: 'Entwurf', says: 'Ein Los, das noch beschrieben wird. Niemand außerhalb der Auktion sieht es.' },
    ready: {
      term: 'Fertig',
      says: 'Es hat Foto, Nummer, Titel, Beschreibung und Schätzpreis, und jemand hat gesagt, dass es fertig ist.',
    },
    published: { term: 'Veröffentlicht', says: 'Es steht im öffentlichen Katalog.' },
    withdrawn: { term: 'Zurückgezogen', says: 'Es wird nicht mehr angeboten und behält seine Nummer.' },
    estimate: {
      term: 'Schätzpreis',
      says: 'Was ein Los voraussichtlich bringt, von unten bis oben. Besucher lesen ihn.',
    },
    reserve: {
      term: 'Limit',
      says: 'Das Mindeste, das der Einlieferer annimmt. Nur wer die Auktion bearbeitet, sieht es.',
    },
    consignor: { term: 'Einlieferer', says: 'Wer das Los gebracht hat. Nur wer die Auktion bearbeitet, sieht es.' },
    toCheck: {
      term: 'Zu klären',
      says: 'Wobei sich jemand nicht sicher war. Nur Bearbeiter der Auktion sehen es. Fertig sein kann das Los trotzdem.',
    },
    start: { term: 'Startpreis', says: 'Wo das Bieten beginnt, auf Plattformen, die danach fragen.' },
    hammer: { term: 'Zuschlagspreis', says: 'Wofür ein Los verkauft wurde. Alle in der Auktion sehen ihn.' },
    sent: {
      term: 'Gesendet',
      says: 'Der Server hat die Änderung. Vorher liegt sie auf diesem Gerät, auch wenn Sie die Seite schließen.',
    },
    attention: {
      term: 'Bitte prüfen',
      says: 'Eine Änderung, die der Server nicht angenommen hat. Sie entscheiden, was aus ihr wird.',
    },
    trash: {
      term: 'Papierkorb',
      says: 'Weggeworfene Lose. Sie kommen unverändert zurück, bis sie endgültig gelöscht werden.',
    },
  },
  numbersTitle: 'Wie Nummern vergeben werden',
  numbers: {
    next: { term: 'Neue Lose', says: 'bekommen die Nummer nach der größten. Niemand hält Nummern im Voraus.' },
    names: {
      term: 'Fotos',
      says: 'geben Nummern durch ihre Namen: 12-1.jpg und 12-2.jpg werden zu Los 12, 12A_1.jpg wird zu Los 12A.',
    },
    letters: { term: 'Buchstaben', says: 'setzen ein Los zwischen zwei andere: 12A steht hinter 12.' },
    order: {
      term: 'Reihenfolge',
      says: 'ist unabhängig: Ein verschobenes Los behält seine Nummer, bis Sie die Lose neu nummerieren.',
    },
    locked: {
      term: 'Festgeschriebene Nummern',
      says: 'ändern sich nicht mehr. Ein Los, das dazukommt, bekommt einen Buchstaben.',
    },
    offline: {
      term: 'Ohne Netz',
      says: 'fragt ein Los später nach seiner Nummer, außer Sie haben Nummern mitgenommen.',
    },
    trashed: {
      term: 'Im Papierkorb',
      says: 'gibt ein Los seine Nummer zurück und bittet bei der Rückkehr wieder um sie.',
    },
  },
};
