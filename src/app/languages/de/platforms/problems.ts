import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const platformProblems: WholeCatalogue['platformProblems'] = {
  severities: { refused: 'Abgelehnt', changed: 'Vom Export geändert', advice: 'Hinweis' },
  chosenFixes: {
    half: 'Halbe untere Schätzung nehmen',
    low: 'Untere Schätzung nehmen',
  },
  chosenFixIn: (fix, lots) => `${lots === 1 ? 'In 1 Los' : `In ${inDigits(lots)} Losen`}: ${fix}`,
  chosenFixOf: (fix, place) => `${fix}: ${place}`,
  required: 'Hier steht nichts, und die Plattform nimmt kein Los ohne diese Angabe.',
  tooLong: (length, longest) => `${inDigits(length)} Zeichen, die Plattform nimmt ${inDigits(longest)}. Bitte kürzen.`,
  shortened: (length, longest) =>
    `${inDigits(length)} Zeichen, die Plattform schneidet nach ${inDigits(longest)} ab. Der Export kürzt am Ende eines Wortes.`,
  longerThanAdvised: (length, longest) =>
    `${inDigits(length)} Zeichen. Bis zu ${inDigits(longest)} werden auf dieser Plattform gut angezeigt.`,
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
  moneyTooLarge: (most) => `Die Plattform nimmt Beträge bis ${inDigits(most)}.`,
  letterRefused: (number) =>
    `Die Plattform nimmt nur ganze Nummern. Bitte ${number} eine Nummer ohne Buchstaben geben.`,
  duplicateNumber: (number) =>
    `Ein anderes Los hat auch die Nummer ${number}. Bitte einem von beiden eine andere Nummer geben.`,
  priceOrder: {
    lowUnderHigh: 'Der untere Schätzpreis liegt nicht unter dem oberen.',
    lowUpToHigh: 'Der untere Schätzpreis liegt über dem oberen.',
    startUpToLow: 'Der Startpreis liegt über dem unteren Schätzpreis.',
    reserveUpToLow: 'Das Limit liegt über dem unteren Schätzpreis.',
  },
  tooManyPictures: (count, most) =>
    `${inDigits(count)} Bilder, die Plattform nimmt ${inDigits(most)}. Die letzten bleiben weg.`,
  pictureTooSmall: (bytes, least) =>
    `Die Datei dieses Bildes hat ${inDigits(bytes)} Byte, die Plattform nimmt keine unter ${inDigits(least)}. Bitte ein größeres Bild nehmen.`,
  pictureMadeSmaller: 'Das Bild ist größer, als die Plattform es nimmt. Der Export verkleinert es.',
  tooFewLots: (count, fewest) =>
    `${inDigits(count)} Lose, die Plattform nimmt keine Auktion mit weniger als ${inDigits(fewest)}.`,
  tooManyLots: (count, most) =>
    `${inDigits(count)} Lose, die Plattform nimmt ${inDigits(most)} je Auktion. Bitte die Auktion teilen.`,
  saleTitleTooLong: (length, longest) =>
    `Der Titel der Auktion hat ${inDigits(length)} Zeichen, die Plattform nimmt ${inDigits(longest)}.`,
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
  cautionsNear: {
    closedTwoHoursBefore: {
      dayBefore:
        'Die Auktion ist morgen. In den letzten zwei Stunden davor kann dort nichts ergänzt oder geändert werden: Bitte rechtzeitig hochladen.',
      theDay:
        'Die Auktion ist heute. Ab zwei Stunden davor kann dort nichts mehr ergänzt oder geändert werden: Bitte hochladen, was noch fehlt, solange Zeit ist.',
      after: 'Der Tag der Auktion ist vorbei: Dort kann nichts mehr ergänzt oder geändert werden.',
    },
    closedWhenOnline: {
      dayBefore:
        'Die Auktion ist morgen. Ist die Veranstaltung dort schon online, so ist das Hochladen geschlossen: Bitte dort tippen, was noch fehlt.',
      theDay:
        'Die Auktion ist heute. Ist die Veranstaltung dort online, so ist das Hochladen geschlossen: Bitte dort tippen, was noch fehlt.',
      after: 'Der Tag der Auktion ist vorbei. War die Veranstaltung dort online, so ist das Hochladen geschlossen.',
    },
  },
};
