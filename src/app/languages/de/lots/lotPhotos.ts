import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');
const photosOf = (photos: number): string => (photos === 1 ? '1 Foto' : `${inDigits(photos)} Fotos`);

export const lotPhotos: WholeCatalogue['lotPhotos'] = {
  tools: 'Was mit dem Foto geschehen soll',
  enlarge: (photo) => `${photo}: bildschirmfüllend zeigen`,
  isCover: (photo) => `${photo}, das Titelfoto`,
  makeCover: 'Zum Titelfoto machen',
  coverIs: 'Das ist das Titelfoto',
  anotherCover: 'Zum Ändern ein anderes Foto zum Titelfoto machen.',
  isFirst: 'Das ist das erste Foto.',
  isLast: 'Das ist das letzte Foto.',
  isWhole: 'Das Foto ist ganz zu sehen.',
  isNearest: 'Weiter lässt es sich nicht vergrößern.',
  markFirst: 'Zuerst Fotos markieren.',
  earlier: 'Einen Platz nach vorn',
  later: 'Einen Platz nach hinten',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  caption: 'Bildunterschrift',
  addCaption: 'Bildunterschrift hinzufügen',
  editCaption: (caption) => (caption === '' ? 'Bildunterschrift hinzufügen' : `Bildunterschrift ändern: ${caption}`),
  toOtherLot: 'Zu einem anderen Los',
  remove: 'Entfernen',
  mark: 'Mehrere auswählen',
  markEnded: 'Fertig',
  marked: (photos) =>
    photos === 0
      ? 'Wählen Sie Fotos aus, um sie zusammen umzustellen oder zu entfernen.'
      : photos === 1
        ? '1 ausgewählt'
        : `${inDigits(photos)} ausgewählt`,
  keys: 'Ziehen Sie ein Foto an einen anderen Platz, oder stellen Sie es mit Alt und den Pfeiltasten um.',
  placed: (position, count) => `Foto ${inDigits(position)} von ${inDigits(count)}`,
  unplaced: 'Nichts umgestellt: Es steht schon dort.',
  putBack: 'Zurückgestellt.',
  removed: (photos) => (photos === 1 ? 'Das Foto wurde entfernt.' : `${inDigits(photos)} Fotos wurden entfernt.`),
  moved: (photos, lot) =>
    photos === 1 ? `Das Foto steht jetzt bei ${lot}.` : `${inDigits(photos)} Fotos stehen jetzt bei ${lot}.`,
  turnedTo: (degrees) =>
    degrees === 0 ? 'Zurückgedreht, wie es war.' : `Gedreht, um ${degrees} Grad im Uhrzeigersinn.`,
  undo: 'Rückgängig',
  close: 'Schließen',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  zoom: (percent) => `Vergrößert auf ${percent} %`,
  closer: 'Vergrößern',
  away: 'Verkleinern',
  whole: 'Das ganze Foto zeigen',
  compare: 'Vergleichen',
  compareEnd: 'Nicht mehr vergleichen',
  swap: (photo) => `${photo}: mit diesem weitermachen`,
  moveTitle: (photos) => (photos === 1 ? 'Foto zu einem anderen Los stellen' : `${inDigits(photos)} Fotos umstellen`),
  whichLot: 'Nummer oder Titel des Loses',
  whichLotHint: 'Etwa 12, 12A oder ein Wort des Titels.',
  near: 'Lose in der Nähe',
  found: (lots) =>
    lots === 0
      ? 'Kein anderes Los hat diese Nummer oder diesen Titel.'
      : lots === 1
        ? '1 Los gefunden'
        : `${inDigits(lots)} Lose gefunden`,
  more: (lots) => `und ${inDigits(lots)} weitere: Schreiben Sie mehr vom Titel.`,
  chooseOne: 'Wählen Sie eines der Lose darunter.',
  noOther: 'Diese Auktion hat noch kein anderes Los.',
  saveFile: 'Datei sichern',
  fileNotHere:
    'Die Datei dieses Fotos ist weder auf diesem Gerät, noch lässt sie sich vom Server lesen. Fügen Sie das Foto erneut hinzu.',
};

export const camera: WholeCatalogue['camera'] = {
  title: 'Lose fotografieren',
  picture: 'Was die Kamera sieht',
  starting: 'Die Kamera startet …',
  take: 'Aufnehmen',
  next: 'Nächstes Los',
  takeFirst: 'Erst ein Foto aufnehmen: Damit beginnt das neue Los.',
  newLot: 'Neues Los',
  number: 'Losnummer',
  numberHint: 'Leer für die nächste.',
  numberTaken: (lot) => `Kommt zu ${lot}.`,
  numberWrong: 'Bitte so schreiben: 12 oder 12A.',
  photos: photosOf,
  photosOf: (lot) => `Fotos von ${lot}`,
  remove: (photo) => `${photo} entfernen`,
  back: 'Zurück zur Kamera',
  look: (photo) => `${photo} ansehen`,
  notTakenIn: (photo, why) => `${photo}: ${why}`,
  begun: 'Hier fotografiert',
  goTo: (lot, photos) => `${lot}, ${photosOf(photos)}`,
  notTaken: 'Das Foto konnte nicht aufgenommen werden. Bitte noch einmal versuchen.',
  again: 'Kamera neu starten',
  withCameraApp: 'Mit der Kamera-App fotografieren',
  chooseFile: 'Foto aus der Kamera-App: Datei wählen',
  problems: {
    denied: {
      title: 'Die Kamera ist für diese Seite ausgeschaltet',
      text: 'Bitte in den Einstellungen des Browsers für diese Seite erlauben, dann die Kamera neu starten.',
    },
    none: { title: 'Es gibt keine Kamera', text: 'Dieses Gerät hat keine Kamera, die der Browser verwenden darf.' },
    busy: {
      title: 'Die Kamera wird schon verwendet',
      text: 'Ein anderes Programm verwendet sie. Bitte dort schließen, dann die Kamera neu starten.',
    },
    unknown: {
      title: 'Die Kamera ist nicht gestartet',
      text: 'Bitte die Kamera neu starten oder mit der Kamera-App fotografieren.',
    },
    ended: {
      title: 'Die Kamera ist stehen geblieben',
      text: 'Was fotografiert ist, bleibt. Zum Weitermachen die Kamera neu starten.',
    },
  },
  editorsOnly: 'Fotos kommen von Bearbeitern',
  editorsOnlyText: 'Sie dürfen diese Auktion ansehen. Bitten Sie ihren Eigentümer um die Rolle eines Bearbeiters.',
  toLots: 'Zurück zu den Losen',
};
