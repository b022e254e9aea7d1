import { PHOTO_LIMITS } from '../../../../domain/photos/photo';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { lotFieldNames, privateFieldNames } from './lotFieldNames';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const megapixels = PHOTO_LIMITS.maxPixels / 1_000_000;
const megabytes = PHOTO_LIMITS.maxBytes / 1024 / 1024;

export const lot: WholeCatalogue['lot'] = {
  lot: (number) => `Los ${number}`,
  withoutNumber: 'Los ohne Nummer',
  newMark: (place) => `neu ${place}`,
  newLot: (place) => `Neues Los ${place}`,
  askedMark: (number) => `${number}?`,
  askedLot: (number) => `Los ${number}, noch nicht bestätigt`,
  markHint: 'Es erhält seine Nummer, sobald dieses Gerät wieder online ist.',
  newHidden: (name) => `${name} ist angelegt. Die Suche oder ein Filter zeigt es nicht.`,
  aLot: 'Ein Los',
  fields: { ...lotFieldNames, hammer: 'Zuschlagspreis' },
  privateFields: privateFieldNames,
  lotTypes: {
    single: 'Einzellos',
    asOneLot: 'Konvolut, zusammen zugeschlagen',
    timesTheMoney: 'Gebot je Stück',
    choice: 'Auswahl des Bieters',
  },
  missing: {
    photo: 'ein gespeichertes Foto',
    number: 'eine Losnummer',
    title: 'ein Titel',
    description: 'eine Beschreibung',
    estimateLow: 'ein unterer Schätzpreis',
    estimateHigh: 'ein oberer Schätzpreis',
    estimateOrder: 'ein oberer Schätzpreis über dem unteren',
  },
  stillNeeds: (list) => `Noch fehlt: ${list}.`,
  amountUnread: 'Ein Betrag oder die Losnummer ist noch nicht gespeichert.',
  estimate: 'Schätzpreis',
  estimateFrom: (amount) => `ab ${amount}`,
  estimateUpTo: (amount) => `bis ${amount}`,
  gone: 'Dieses Los ist nicht in der Auktion. Vielleicht wurde es entfernt.',
  complete: 'Dieses Los ist vollständig und bereit für den Katalog.',
  everythingHere: 'Alles, was der Katalog braucht, ist da.',
  markReady: 'Als fertig markieren',
  backToDraft: 'Zurück zum Entwurf',
  describeNext: 'Nächstes Los beschreiben',
  neighbours: 'Lose davor und danach',
  allLots: 'Alle Lose',
  close: 'Schließen',
  closeEditor: 'Bearbeitung schließen',
  previous: 'Voriges Los',
  next: 'Nächstes Los',
  oneLot: 'Los',
  saving: 'Wird gespeichert …',
};

export const lotOperations: WholeCatalogue['lotOperations'] = {
  kinds: {
    createLot: 'Neues Los',
    editLot: 'Änderung',
    editPrivate: 'Änderung, nur für Bearbeiter sichtbar',
    setLotStatus: (status) => `Neuer Status: ${status}`,
    setResult: (result) => `Ergebnis: ${result}`,
    setNumber: (number) => (number === null ? 'Losnummer weggenommen' : `Losnummer ${number}`),
    moveLot: 'An einen anderen Platz gestellt',
    trashLot: 'In den Papierkorb gelegt',
    restoreLot: 'Aus dem Papierkorb geholt',
    addPhoto: 'Neues Foto',
    editPhoto: 'Foto geändert',
    removePhoto: 'Foto entfernt',
  },
  photoEdits: {
    order: 'Foto an einen anderen Platz gestellt',
    lotId: 'Foto zu einem anderen Los gestellt',
    caption: 'Bildunterschrift',
    rotation: 'Foto gedreht',
  },
  captioned: (what, caption) => `${what}: ${caption}`,
  empty: 'leer',
  steps: {
    markReady: {
      done: (lots) => (lots === 1 ? 'Ein Los ist jetzt fertig.' : `${inDigits(lots)} Lose sind jetzt fertig.`),
      already: 'Die ausgewählten Lose sind schon fertig.',
      refused: (lots) =>
        lots === 1
          ? 'Ein Los lässt sich nicht als fertig markieren.'
          : `${inDigits(lots)} Lose lassen sich nicht als fertig markieren.`,
    },
    backToDraft: {
      done: (lots) => (lots === 1 ? 'Ein Los ist wieder Entwurf.' : `${inDigits(lots)} Lose sind wieder Entwürfe.`),
      already: 'Die ausgewählten Lose sind schon Entwürfe.',
      refused: (lots) =>
        lots === 1
          ? 'Ein Los kann nicht zurück zum Entwurf.'
          : `${inDigits(lots)} Lose können nicht zurück zum Entwurf.`,
    },
  },
  reasonOf: (lot, reason) => `${lot}: ${reason}`,
  isNow: (status) => `Es ist ${status}.`,
  andMore: (count) => `Und ${inDigits(count)} weitere.`,
  numberTaken: (number, lot) => `Die Nummer ${number} ist vergeben. ${lot} behält seine Nummer.`,
  numbersTaken: (list) => `Schon vergeben: ${list}. Keine Nummer wurde geändert. Wählen Sie freie Nummern.`,
  numberTwice: (number) => `Die Nummer ${number} kann nur ein Los tragen. Keine Nummer wurde geändert.`,
  restoredUnder: (wanted, now) => `Die Nummer ${wanted} ist inzwischen vergeben. Das Los heißt jetzt ${now}.`,
  numbersLocked:
    'Die Nummern dieser Auktion sind festgeschrieben. Nummern lassen sich nicht mehr ändern, Lose weder in den Papierkorb legen noch herausholen.',
  lotPublished:
    'Ein veröffentlichtes Los behält seine Nummer und kommt nicht in den Papierkorb. Ziehen Sie es stattdessen zurück.',
  onlyWhilePublished:
    'Lose werden nur veröffentlicht, zurückgezogen und wieder aufgenommen, solange die Auktion veröffentlicht ist. Nichts wurde geändert.',
  publishedNeedsAll: 'Ein veröffentlichtes Los muss vollständig bleiben. Diese Änderung wurde nicht übernommen.',
};

export const lots: WholeCatalogue['lots'] = {
  lots: 'Lose',
  count: (count, ready, inCatalogue) =>
    [
      `${inDigits(count)} ${count === 1 ? 'Los' : 'Lose'}`,
      ...(ready > 0 || inCatalogue === 0 ? [`${inDigits(ready)} fertig`] : []),
      ...(inCatalogue > 0 ? [`${inDigits(inCatalogue)} im Katalog`] : []),
    ].join(', '),
  readOnly: 'Nur ansehen, nicht ändern',
  newLot: 'Neues Los',
  cannotBeRead: 'Die Lose dieser Auktion können nicht gelesen werden',
  none: 'Noch keine Lose',
  noneText:
    'Legen Sie einen Ordner mit Fotos hier ab, oder wählen Sie Fotos aus. Jedes wird zu einem Los; 12-1.jpg und 12-2.jpg werden zu Los 12 mit zwei Fotos, 12A_1.jpg wird zu Los 12A.',
  noneOnPhone: 'Nehmen Sie Fotos auf, oder wählen Sie vorhandene aus. Jedes wird zu einem Los.',
  firstPhotos: 'Erste Fotos hinzufügen',
  fromSpreadsheet: 'Mit einer Tabelle beginnen',
  noneToSee: 'Bisher hat niemand dieser Auktion ein Los hinzugefügt.',
  notDescribed: 'noch nicht beschrieben',
  untitled: 'Ohne Titel',
  noEstimate: 'Kein Schätzpreis',
  statuses: {
    draft: 'Entwurf',
    ready: 'fertig',
    published: 'veröffentlicht',
    sold: 'zugeschlagen',
    passed: 'unverkauft',
    withdrawn: 'zurückgezogen',
  },
  noResult: 'noch kein Ergebnis',
  soldFor: (price) => `zugeschlagen für ${price}`,
  soldNoPrice: 'zugeschlagen, noch ohne Preis',
  photosOf: (photos) => (photos === 1 ? ' Foto' : ' Fotos'),
  photoNotStored: 'Foto nicht gespeichert',
  needsAttention: 'Bitte prüfen',
  notAccepted: 'Der Server hat diese Änderungen nicht angenommen. Sie bleiben erhalten, bis Sie entscheiden.',
  retry: 'Wiederholen',
  copy: 'Kopieren',
  discard: 'Verwerfen',
  renumbered: (wanted, now) => `Los ${wanted} wurde inzwischen vergeben. Das neue Los ist ${now}.`,
  nothingKept:
    'Dieser Browser lässt Lotsmith auf diesem Gerät nichts speichern. Ihre Arbeit ist sicher, sobald „Gesendet“ dasteht.',
};

export const photos: WholeCatalogue['photos'] = {
  add: 'Fotos hinzufügen',
  addFolder: 'Ordner hinzufügen',
  addTo: (name) => `Fotos zu ${name} hinzufügen`,
  chooseFiles: (label) => `${label}: Dateien wählen`,
  dropHere: 'Legen Sie die Fotos hier ab. 12-1.jpg wird zu Los 12.',
  dropOn: (lot) => `Legen Sie die Fotos hier ab: Sie kommen zu ${lot}.`,
  onTheirWay: 'Fotos unterwegs',
  stored: (stored, total) => `${inDigits(stored)} von ${inDigits(total)} Fotos gespeichert`,
  pause: 'Anhalten',
  retry: 'Wiederholen',
  retryMany: (count) => `${inDigits(count)} wiederholen`,
  resumeMany: (count) => `${inDigits(count)} fortsetzen`,
  andMore: (count) => ` (und ${inDigits(count)} weitere)`,
  coming: (kept, photos) =>
    `${inDigits(kept)} von ${inDigits(photos)} Fotos sind auf diesem Gerät gesichert. Lassen Sie diese Seite offen, bis alle es sind.`,
  keepOpen: 'Lassen Sie diese Seite offen, bis alle Fotos gespeichert sind.',
  onDevice:
    'Auf diesem Gerät gesichert: Das Hochladen geht von selbst weiter. Schließen Sie diese Seite, geht es weiter, sobald Sie die Auktion wieder öffnen.',
  noRoom:
    'Dieses Gerät hat keinen Platz für die Fotos. Sie werden trotzdem gesendet: Lassen Sie diese Seite offen, bis sie gespeichert sind.',
  notAccepted: 'Der Server hat diese Fotos nicht angenommen. Sie bleiben auf diesem Gerät, bis Sie entscheiden.',
  notAcceptedHere:
    'Der Server hat diese Fotos nicht angenommen. Lassen Sie diese Seite offen, bis Sie entschieden haben.',
  needsAttention: 'Fotos, die Ihre Entscheidung brauchen',
  saveFile: 'Datei sichern',
  saveFileOf: (file) => `Datei ${file} sichern`,
  retryFile: (file) => `${file} wiederholen`,
  discard: 'Verwerfen',
  discardFile: (file) => `${file} verwerfen`,
  notTaken: (files) =>
    files === 1 ? 'Eine Datei wurde nicht übernommen' : `${inDigits(files)} Dateien wurden nicht übernommen`,
  dismiss: 'Schließen',
  none: 'Noch keine Fotos.',
  ofLot: (name) => `Fotos von ${name}`,
  one: (place) => `Foto ${place}`,
  oneOf: (name, place, total) => `${name}, Foto ${place} von ${inDigits(total)}`,
  pauseOne: (photo) => `${photo} anhalten`,
  resumeOne: (photo) => `${photo} fortsetzen`,
  retryOne: (photo) => `${photo} wiederholen`,
  pictureFailed: {
    notLoaded: (name) => `${name} (konnte nicht geladen werden; es wird wieder versucht)`,
    missing: (name) =>
      `${name} (die Datei ist nicht mehr auf dem Server: entfernen Sie das Foto und fügen Sie es neu hinzu)`,
  },
  statuses: {
    captured: 'aufgenommen',
    prepared: 'vorbereitet',
    uploading: 'wird hochgeladen',
    paused: 'angehalten',
    failed: 'fehlgeschlagen',
    removed: 'entfernt',
    stored: 'gespeichert',
    refused: 'abgelehnt',
    discarded: 'verworfen',
  },
  refusals: {
    notAnImage: 'Das ist kein Foto, das ein Browser lesen kann. Verwenden Sie JPEG, PNG oder WebP.',
    heicNotSupported:
      'Dieser Browser kann HEIC-Fotos nicht lesen. Stellen Sie die Kamera auf „Maximale Kompatibilität“, oder speichern Sie das Foto als JPEG und fügen Sie es erneut hinzu.',
    tooSmall: `Zu klein: Die kürzere Seite braucht mindestens ${String(PHOTO_LIMITS.minEdge)} Pixel.`,
    tooLarge: `Zu groß: höchstens ${String(megabytes)} MB und ${String(megapixels)} Megapixel.`,
    notPrepared:
      'Dieses Gerät konnte das Foto nicht vorbereiten, vielleicht aus Mangel an Speicher. Schließen Sie andere Seiten und fügen Sie es erneut hinzu.',
    damaged: 'Die Datei ist beschädigt und lässt sich nicht öffnen. Kopieren Sie sie erneut von der Kamera.',
  },
};
