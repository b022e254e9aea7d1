import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

const inDigits = countIn('de');

export const platformProblems: WholeCatalogue['platformProblems'] = {
  severities: { refused: 'Abgelehnt', changed: 'Vom Export geändert', advice: 'Hinweis' },
  required: 'Hier steht nichts, und die Plattform nimmt kein Los ohne diese Angabe.',
  tooLong: (length, longest) => `${length} Zeichen, die Plattform nimmt ${longest}. Bitte kürzen.`,
  shortened: (length, longest) =>
    `${length} Zeichen, die Plattform schneidet nach ${longest} ab. Der Export kürzt am Ende eines Wortes.`,
  longerThanAdvised: (length, longest) =>
    `${length} Zeichen. Bis zu ${longest} werden auf dieser Plattform gut angezeigt.`,
  notAllowed: (value, allowed) => `Die Plattform kennt „${value}“ nicht. Sie nimmt: ${allowed}.`,
  wrongKind: {
    text: 'Hierher gehört ein Text.',
    number: 'Hierher gehört eine Zahl.',
    money: 'Hierher gehört ein Betrag.',
    choice: 'Hierher gehört eine Auswahl der Plattform.',
    yesNo: 'Hierher gehört Ja oder Nein.',
  },
  lineBreaks: 'Die Plattform nimmt Zeilenumbrüche nicht, wie sie sind. Der Export schreibt sie anders.',
  charactersReplaced: (characters) =>
    `Die Datei für diese Plattform hat ${characters} nicht. Der Export schreibt, was am nächsten kommt.`,
  charactersLost: (characters) =>
    `Die Datei für diese Plattform hat ${characters} nicht, und nichts kommt nahe. Der Export schreibt „?“: Bitte in anderen Buchstaben schreiben.`,
  formula:
    'Der Anfang sieht aus wie eine Formel. Der Export stellt ein Hochkomma davor, damit keine Tabelle sie ausführt.',
  markup: 'Das sieht aus wie HTML, und die Plattform zeigt die Zeichen, wie sie sind.',
  marks: (marks) => `Die Plattform nimmt ${marks} hier nicht.`,
  cents: 'Die Plattform nimmt nur ganze Beträge. Bitte runden.',
  moneyTooLarge: (most) => `Die Plattform nimmt Beträge bis ${most}.`,
  letterRefused: (number) =>
    `Die Plattform nimmt nur ganze Nummern. Bitte ${number} eine Nummer ohne Buchstaben geben.`,
  duplicateNumber: (number) =>
    `Ein anderes Los hat auch die Nummer ${number}. Bitte einem von beiden eine andere Nummer geben.`,
  priceOrder: {
    lowUnderHigh: 'Der untere Schätzpreis liegt nicht unter dem oberen.',
    startUpToLow: 'Der Startpreis liegt über dem unteren Schätzpreis.',
    reserveUpToLow: 'Das Limit liegt über dem unteren Schätzpreis.',
  },
  tooManyPictures: (count, most) => `${count} Bilder, die Plattform nimmt ${most}. Die letzten bleiben weg.`,
  pictureTooSmall: (bytes, least) =>
    `Die Datei dieses Bildes hat ${bytes} Byte, die Plattform nimmt keine unter ${least}. Bitte ein größeres Bild nehmen.`,
  pictureMadeSmaller: 'Das Bild ist größer, als die Plattform es nimmt. Der Export verkleinert es.',
  tooFewLots: (count, fewest) => `${count} Lose, die Plattform nimmt keine Auktion mit weniger als ${fewest}.`,
  tooManyLots: (count, most) => `${count} Lose, die Plattform nimmt ${most} je Auktion. Bitte die Auktion teilen.`,
  saleTitleTooLong: (length, longest) => `Der Titel der Auktion hat ${length} Zeichen, die Plattform nimmt ${longest}.`,
  cautions: {
    closedTwoHoursBefore: 'In den letzten zwei Stunden vor der Auktion kann dort nichts ergänzt oder geändert werden.',
    closedWhenOnline: 'Das Hochladen ist dort geschlossen, sobald die Veranstaltung online ist.',
    sentOnce: 'Was von dort an eine andere Plattform geht, geht einmal. Spätere Änderungen müssen dort getippt werden.',
    unknownConsignorSkipsLot:
      'Ein Los, dessen Einlieferer dort unbekannt ist, wird übergangen, und alle späteren Bilder rücken zu falschen Losen. Bitte dort zuerst einen Einlieferer für solche Lose festlegen.',
    existingNumbersOverwritten: 'Ein Los, das dort unter derselben Nummer steht, wird überschrieben.',
    existingNumbersSkipped:
      'Ein Los, das dort unter derselben Nummer steht, wird übergangen, wenn Sie nicht das Überschreiben wählen.',
    lotsBeforePictures: 'Bitte zuerst die Lose hochladen: Bilder werden erst angenommen, wenn ihre Lose da sind.',
    mapColumns: 'Beim Hochladen wird gefragt, welche Spalte welche ist. Bitte die Liste prüfen, bevor Sie weitergehen.',
    compareTemplate:
      'Nicht alle Spalten dieser Plattform sind öffentlich. Bitte die Kopfzeile mit der Vorlage vergleichen, die Sie von der Plattform haben.',
  },
};

export const platformExport: WholeCatalogue['platformExport'] = {
  title: 'Exportieren',
  toLots: 'Zurück zu den Losen',
  onlyEditors:
    'Nur wer die Auktion bearbeiten darf, kann sie exportieren: Die Dateien enthalten Limits und Einlieferer.',
  reading: 'Die Lose werden gelesen …',
  bundle: 'Paket',
  bundleIntro: 'Die Daten und die Fotos, so benannt und so groß, wie die Plattform sie nimmt.',
  platform: 'Plattform',
  ownPlatform: 'Diese Plattform hat Ihr Haus aus einer Vorlage angelegt.',
  unverified:
    'Nicht alle Regeln dieser Plattform sind öffentlich. Bitte die Datei mit der Vorlage vergleichen, die Sie von ihr haben.',
  lots: 'Lose',
  which: {
    all: 'Alle Lose',
    ready: 'Nur fertige Lose',
    changed: 'Seit dem letzten Paket geändert',
    selection: 'Eine Auswahl von Losen',
  },
  whichHint: 'Zurückgezogene Lose bleiben hier.',
  numbers: 'Losnummern',
  numbersHint: 'Nummern und Bereiche, zum Beispiel 1–20, 35, 40A.',
  wrongNumbers: (parts) => `${parts} ist weder eine Losnummer noch ein Bereich. Bitte wie 12 oder 1–20 schreiben.`,
  photos: 'Fotos',
  photosHint: (example) => `Das erste Foto von Los 12 heißt ${example}.`,
  download: 'Paket herunterladen',
  toFolder: 'In einen Ordner schreiben …',
  lotCount: (lots) => (lots === 1 ? '1 Los' : `${inDigits(lots)} Lose`),
  photoCount: (photos) => (photos === 1 ? '1 Foto' : `${inDigits(photos)} Fotos`),
  goOut: (lots, photos) => (photos === null ? `Das Paket hat ${lots}.` : `Das Paket hat ${lots} und ${photos}.`),
  unsentStay: (photos) =>
    photos === 1
      ? '1 Foto ist noch auf dem Weg von diesem Gerät zum Server. Es ist nicht in diesem Paket.'
      : `${inDigits(photos)} Fotos sind noch auf dem Weg von diesem Gerät zum Server. Sie sind nicht in diesem Paket.`,
  unnumberedStay: (photos) =>
    photos === 1
      ? '1 Foto bleibt hier, weil sein Los keine Nummer hat.'
      : `${inDigits(photos)} Fotos bleiben hier, weil ihre Lose keine Nummer haben.`,
  captionsStay: (captions) =>
    captions === 1
      ? '1 Bildunterschrift bleibt hier: Die Plattform hat keinen Platz dafür.'
      : `${inDigits(captions)} Bildunterschriften bleiben hier: Die Plattform hat keinen Platz dafür.`,
  chooseFolder: 'Bitte im Fenster des Browsers den Ordner wählen.',
  progress: (done, photos, size) => `${inDigits(done)} von ${photos}, ${size}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',
  paused: 'Angehalten.',
  waiting: 'Keine Verbindung zum Server. Es geht von selbst dort weiter, wo es war, sobald sie wieder da ist.',
  saved: {
    download: (name) => `${name} liegt bei Ihren Downloads.`,
    folder: (name) => `Das Paket liegt im Ordner ${name}.`,
  },
  cancelled: {
    download: 'Abgebrochen. Es wurde nichts heruntergeladen.',
    folder: (name) =>
      `Abgebrochen. Was geschrieben wurde, liegt im Ordner ${name}, und das nächste Paket macht dort weiter.`,
  },
  failed: {
    'no-permission': 'Der Browser darf nicht in diesen Ordner schreiben. Bitte erlauben oder einen anderen wählen.',
    'no-space':
      'Auf diesem Gerät ist nicht genug Platz. Bitte Platz schaffen oder weniger Lose auf einmal exportieren.',
    'folder-gone': 'Den Ordner gibt es nicht mehr. Bitte einen anderen wählen.',
    'in-use':
      'Eine Datei des Pakets ist in einem anderen Programm offen. Bitte dort schließen und noch einmal versuchen.',
    'not-read': 'Die Auktion ist noch nicht ganz gelesen. Bitte einen Moment warten und noch einmal versuchen.',
    'not-allowed':
      'Der Server gibt Ihnen die Fotos dieser Auktion nicht. Bitte fragen, ob Sie die Auktion noch bearbeiten dürfen.',
    unknown: 'Das Paket konnte nicht erstellt werden. Bitte noch einmal versuchen.',
  },
  failedElsewhere: 'Das Paket konnte nicht erstellt werden. Warum, steht auf der Seite „Exportieren“ der Auktion.',
  leftOut: (photos) => (photos === 1 ? '1 Foto ist nicht im Paket:' : `${inDigits(photos)} Fotos sind nicht im Paket:`),
  ofLot: (number) => `Los ${number}`,
  leftOutWhy: {
    missing: 'Der Server hat die Datei nicht. Bitte das Foto noch einmal hinzufügen.',
    damaged: 'Die Datei ist beschädigt. Bitte das Foto noch einmal hinzufügen.',
    notMade: 'Dieses Gerät konnte das Foto nicht anpassen. Bitte andere Programme schließen und noch einmal versuchen.',
  },
  refusedFirst: (problems) =>
    problems === 1
      ? 'Die Plattform lehnt 1 Angabe ab. Bitte zuerst ändern, sonst bricht das Hochladen dort ab.'
      : `Die Plattform lehnt ${problems} Angaben ab. Bitte zuerst ändern, sonst bricht das Hochladen dort ab.`,
  problems: 'Probleme',
  checking: 'Die Lose werden geprüft…',
  notChecked: 'Die Lose ließen sich nicht prüfen. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  noProblems: 'Die Plattform nimmt diese Auktion, wie sie ist.',
  noLots: 'Es gibt keine Lose zu senden.',
  summary: (refused, changed, advice) => `${refused} abgelehnt, ${changed} vom Export geändert, ${advice} Hinweise.`,
  ofSale: 'Die Auktion',
  at: (lot, column) => `${lot}: ${column}`,
  pictures: 'Bilder',
  inLots: (column, lots) => (column === null ? lose(lots) : `${column}: ${lose(lots)}`),
  each: 'Los für Los',
  eachOf: (place) => `Los für Los: ${place}`,
  fix: 'Beheben',
  fixOf: (place) => `Beheben: ${place}`,
  fixAll: (problems) => (problems === 1 ? '1 Problem beheben' : `Alle ${problems} behebbaren beheben`),
  fixAllOf: (fixAll, place) => `${fixAll}: ${place}`,
  more: (problems) =>
    problems === 1
      ? 'Ein weiteres erscheint, wenn diese erledigt sind.'
      : `${problems} weitere erscheinen, wenn diese erledigt sind.`,
};

const lose = (count: number): string => (count === 1 ? '1 Los' : `${count} Lose`);

export const platformSent: WholeCatalogue['platformSent'] = {
  title: 'Gesendet',
  intro: 'Was an die Plattform ging, und was sich seitdem geändert hat.',
  reading: 'Es wird gelesen, was gesendet wurde …',
  notRead: 'Was gesendet wurde, konnte nicht gelesen werden. Dazu braucht es das Netz.',
  tryAgain: 'Noch einmal versuchen',
  nothing: (platform) => `An ${platform} wurde noch nichts gesendet.`,
  you: 'Ihnen',
  somebody: 'jemandem, der nicht mehr in der Auktion ist',
  sent: (platform, when, who) => `${platform}: gesendet ${when} von ${who}.`,
  typed: (platform, when, who) => `${platform}: Änderungen dort eingetippt ${when} von ${who}.`,
  unchanged: 'Nichts, was die Plattform bekommt, hat sich seitdem geändert.',
  since: (parts) => `Seitdem ${parts}.`,
  parts: {
    changed: (count) => `${lose(count)} geändert`,
    added: (count) => `${count} neu`,
    withdrawn: (count) => `${count} zurückgezogen`,
    removed: (count) => `${count} entfernt`,
  },
  renumbered: (count) => (count === 1 ? '1 davon hat eine andere Nummer.' : `${count} davon haben andere Nummern.`),
  otherPhotos: (count) => (count === 1 ? '1 davon hat andere Fotos.' : `${count} davon haben andere Fotos.`),
  otherVersion:
    'Was Lotsmith über diese Plattform weiß, hat sich seitdem geändert: Manches wird jetzt vielleicht anders geschrieben.',
  gone: 'Ein Paket nimmt dort keine Lose weg: Bitte zurückgezogene und entfernte Lose dort von Hand herausnehmen.',
  chooseChanged: 'Nur diese für das Paket wählen',
  chosen: 'Gewählt: Das Paket oben enthält nur diese Lose.',
  byHand: 'Liste zum Abtippen',
  closeList: 'Liste schließen',
  waiting: (platform) =>
    `Der Export an ${platform} ist noch nicht bei der Auktion vermerkt. Er ist auf diesem Gerät aufgehoben und wird vermerkt, sobald das Netz wieder da ist, oder bei Ihrem nächsten Besuch dieser Seite.`,
  waitingOnPage: (platform) =>
    `Der Export an ${platform} ist noch nicht bei der Auktion vermerkt. Dieser Browser hebt nichts auf: Bitte diese Seite offen lassen, bis das Netz wieder da ist.`,
  refused: (platform) =>
    `Der Export an ${platform} konnte nicht vermerkt werden: Sie dürfen diese Auktion nicht mehr bearbeiten.`,
  earlier: 'Frühere Exporte',
  scopes: {
    all: (count) => `Alle Lose: ${count}`,
    ready: (count) => `Fertige Lose: ${count}`,
    changed: (count) => `Geänderte Lose: ${count}`,
    selection: (count) => `Ausgewählte Lose: ${count}`,
    typed: (count) => `Von Hand eingetippt: ${lose(count)}`,
  },
  withPhotos: 'mit Fotos',
  outcomes: { uploaded: 'Hochgeladen.', forgotten: 'Nicht hochgeladen: zählt nicht.' },
  uploaded: 'Ich habe es hochgeladen',
  uploadedOf: (when) => `Ich habe es hochgeladen: das Paket von ${when}`,
  forget: 'Nicht hochgeladen: vergessen',
  forgetOf: (when) => `Nicht hochgeladen: vergessen, das Paket von ${when}`,
  outcomeFailed: 'Das wurde nicht gespeichert. Bitte die Verbindung prüfen und noch einmal drücken.',
};

export const platformSentList: WholeCatalogue['platformSentList'] = {
  title: (platform) => `Bei ${platform} einzutippen`,
  intro:
    'Haken Sie ab, was Sie eingetippt haben: Die Haken bleiben auf diesem Gerät. Vermerken Sie es dann, und es steht für niemanden mehr in der Liste.',
  reading: 'Es wird gelesen, was vorher dort stand …',
  notRead: 'Was vorher dort stand, konnte nicht gelesen werden. Dazu braucht es das Netz.',
  older: 'Inzwischen hat sich mehr geändert.',
  readMore: 'Lesen, was vorher dort stand',
  lot: (number, title) => (title === '' ? `Los ${number}` : `Los ${number}, ${title}`),
  noNumber: 'ohne Nummer',
  isNew: 'Neu: Bitte dort eintragen.',
  withdrawn: 'Zurückgezogen: Bitte dort herausnehmen.',
  removed: 'Aus der Auktion entfernt: Bitte dort herausnehmen.',
  photos: 'Fotos',
  photoCount: (count) => (count === 1 ? '1 Foto' : `${count} Fotos`),
  empty: 'leer',
  before: 'vorher',
  after: 'jetzt',
  more: (count) =>
    count === 1 ? '1 weitere Zeile steht in der CSV-Datei.' : `${count} weitere Zeilen stehen in der CSV-Datei.`,
  count: (done, all) => `${done} von ${all} abgehakt.`,
  remember: (count) =>
    count === 0
      ? 'Abgehaktes vermerken'
      : count === 1
        ? '1 Zeile als eingetippt vermerken'
        : `${count} Zeilen als eingetippt vermerken`,
  csv: 'Als CSV herunterladen',
  print: 'Liste drucken',
  columns: {
    lot: 'Los',
    title: 'Titel',
    what: 'Was',
    field: 'Feld',
    before: 'Vorher',
    after: 'Jetzt',
    done: 'Eingetippt',
  },
  what: { changed: 'geändert', added: 'neu', withdrawn: 'zurückgezogen', removed: 'entfernt' },
  done: 'ja',
  fileName: 'aenderungen',
};

export const platformChecks: WholeCatalogue['platformChecks'] = {
  ready: 'bereit',
  problems: (problems) => (problems === 1 ? '1 Problem' : `${problems} Probleme`),
  checking: 'wird geprüft…',
  notChecked: 'nicht geprüft',
  notSent: 'bleibt hier',
  says: (platform, sentence) => `${platform}: ${sentence}`,
  at: (field, sentence) => `${field}: ${sentence}`,
  counter: (length, most) => `${length} / ${most}`,
  counterInWords: (length, most, platform) => `${length} von ${most} Zeichen für ${platform}.`,
  fix: 'Beheben',
  fixOf: (field, platform) => `Beheben: ${field} für ${platform}`,
  fixAll: (lots) => `In allen ${lots} Losen beheben`,
  fixAllOf: (lots, field, platform) => `In allen ${lots} Losen beheben: ${field} für ${platform}`,
  filter: 'Plattformen',
  noFilter: 'Was Plattformen auch sagen',
  refusedBy: (platform) => `Abgelehnt von ${platform}`,
  lostOn: (platform) => `Gekürzt oder verloren bei ${platform}`,
  forPlatforms: (problems) => (problems === 1 ? '1 Problem für Plattformen' : `${problems} Probleme für Plattformen`),
};
