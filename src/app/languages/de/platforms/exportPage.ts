import { countIn } from '../../../../shared/messages/countIn';
import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { lose } from './lose';

const inDigits = countIn('de');

export const platformExport: WholeCatalogue['platformExport'] = {
  title: 'Exportieren',
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
  form: 'Datei mit den Losen',
  forms: { text: 'CSV (.csv)', workbook: 'Excel (.xlsx)' },
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
  sameNames: (name, one, other) =>
    one === other
      ? `Zwei Lose haben die Nummer ${one}; zwei Fotos hießen deshalb ${name}, und eines würde das andere überschreiben. Bitte einem der Lose eine andere Nummer geben oder die Fotos weglassen.`
      : `Ein Foto von Los ${one} und eines von Los ${other} hießen beide ${name}, und eines würde das andere überschreiben. Bitte ändern, wie die Fotos der Plattform heißen, mit einem Zeichen zwischen Los und Foto, oder die Fotos weglassen.`,
  captionsStay: (captions) =>
    captions === 1
      ? '1 Bildunterschrift bleibt hier: Die Plattform hat keinen Platz dafür.'
      : `${inDigits(captions)} Bildunterschriften bleiben hier: Die Plattform hat keinen Platz dafür.`,
  chooseFolder: 'Bitte im Fenster des Browsers den Ordner wählen.',
  progress: (done, photos, size) => `${inDigits(done)} von ${photos}, ${size}`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  cancel: 'Abbrechen',
  oneAtATime: 'Immer nur ein Paket: Erst muss das andere fertig sein oder abgebrochen werden.',
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
    'same-names':
      'Zwei Fotos hießen gleich, und eines würde das andere überschreiben. Bitte Losen mit gleicher Nummer eine andere geben oder ändern, wie die Fotos der Plattform heißen.',
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
      : `Die Plattform lehnt ${inDigits(problems)} Angaben ab. Bitte zuerst ändern, sonst bricht das Hochladen dort ab.`,
  toCheck: (lots) =>
    lots === 1
      ? 'Bei 1 dieser Lose ist noch etwas zu klären. Es geht so hinaus, wie es ist.'
      : `Bei ${inDigits(lots)} dieser Lose ist noch etwas zu klären. Sie gehen so hinaus, wie sie sind.`,
  problems: 'Probleme',
  checking: 'Die Lose werden geprüft…',
  notChecked: 'Die Lose ließen sich nicht prüfen. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  noProblems: 'Die Plattform nimmt diese Auktion, wie sie ist.',
  noLots: 'Es gibt keine Lose zu senden.',
  summary: (refused, changed, advice) =>
    `${inDigits(refused)} abgelehnt, ${inDigits(changed)} vom Export geändert, ${inDigits(advice)} Hinweise.`,
  ofSale: 'Die Auktion',
  at: (lot, column) => `${lot}: ${column}`,
  pictures: 'Bilder',
  inLots: (column, lots) => (column === null ? lose(lots) : `${column}: ${lose(lots)}`),
  each: 'Los für Los',
  eachOf: (place) => `Los für Los: ${place}`,
  fix: 'Beheben',
  fixOf: (place) => `Beheben: ${place}`,
  fixAll: (problems) => (problems === 1 ? '1 Problem beheben' : `Alle ${inDigits(problems)} behebbaren beheben`),
  fixAllOf: (fixAll, place) => `${fixAll}: ${place}`,
  showMore: (problems) => (problems === 1 ? 'Noch eine zeigen' : `${inDigits(problems)} weitere zeigen`),
  showMoreOf: (problems, place) =>
    `${problems === 1 ? 'Noch eine zeigen' : `${inDigits(problems)} weitere zeigen`}: ${place}`,
};
