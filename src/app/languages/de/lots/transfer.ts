import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const lots = (count: number): string => (count === 1 ? 'Ein Los' : `${inDigits(count)} Lose`);
const toSale = (title: string): string => (title === '' ? 'in eine andere Auktion' : `nach „${title}“`);

export const transfer: WholeCatalogue['transfer'] = {
  ask: 'In andere Auktion verschieben',
  title: (count) => `${lots(count)} in eine andere Auktion verschieben`,
  toSale: 'Auktion',
  none: 'Sie haben keine andere offene Auktion, in der Sie bearbeiten.',
  cannot: 'In diese Auktionen können keine Lose kommen:',
  reasons: {
    viewer: 'Sie dürfen sie nur ansehen',
    notOpen: 'ihre Nummern sind festgeschrieben',
  },
  numbers: 'Losnummern dort',
  numberThere: 'Die nächsten freien Nummern',
  withoutNumber: 'Noch keine',
  otherCurrency: (here, there) =>
    `Preise stehen hier in ${here}, dort in ${there}. Beträge werden niemals umgerechnet.`,
  prices: 'Preise',
  pricesHint: 'Schätz-, Start- und Sofortkaufpreise sowie das Limit.',
  dropPrices: 'Weglassen',
  keepPrices: (currency) => `Zahlen behalten, nun in ${currency}`,
  explained:
    'Alles geht mit: alle Felder, auch die nur für Bearbeiter, und die Fotos. Die Lose kommen an das Ende der anderen Auktion. Jedes kommt hier in den Papierkorb, sobald es dort vollständig angekommen ist.',
  undoLimits:
    'Rückgängig holt die Lose hierher zurück. Was dort angekommen ist, bleibt dort, bis Sie es dort in den Papierkorb legen.',
  cancel: 'Abbrechen',
  move: (count) => (count === 1 ? 'Das Los verschieben' : `${inDigits(count)} Lose verschieben`),
  running: (count, sale) => `${lots(count)} auf dem Weg ${toSale(sale)}`,
  steps: {
    begun: 'Die Lose werden dort angelegt.',
    copying: 'Die Fotos werden kopiert.',
    arriving: 'Die letzten Fotos sind unterwegs.',
    clearing: 'Die Lose kommen hier in den Papierkorb.',
  },
  photosCopied: (done, all) => `${inDigits(done)} von ${inDigits(all)} Fotos kopiert`,
  goOnWorking:
    'Sie können weiterarbeiten. Wird diese Seite geschlossen, folgt der Rest bei Ihrem nächsten Start auf diesem Gerät. Bis dahin bleiben die Lose auch hier.',
  stopped: (sale) => `Das Verschieben ${toSale(sale)} ist stehen geblieben`,
  stoppedText:
    'Nichts ist verloren: Was nicht vollständig angekommen ist, ist noch hier. Es geht weiter, wenn Sie es erneut versuchen.',
  leftTitle: (count, sale) =>
    count === 1
      ? `Das Los kam nicht vollständig nach „${sale}“`
      : `${inDigits(count)} Lose kamen nicht vollständig nach „${sale}“`,
  left: {
    gone: 'ist nicht mehr in dieser Auktion.',
    inTrash: 'lag schon im Papierkorb und bleibt dort.',
    published: 'ist veröffentlicht und behält seinen Platz. Ziehen Sie es stattdessen zurück.',
    unsent: 'hat Änderungen oder Fotos, die nicht gesendet sind. Klären Sie das und versuchen Sie es erneut.',
    photoUnread: 'hat ein Foto, das nicht gelesen werden konnte. Das Los bleibt hier; versuchen Sie es erneut.',
    noRoom:
      'hat Fotos, für die auf diesem Gerät kein Platz ist. Das Los bleibt hier; schaffen Sie Platz und versuchen Sie es erneut.',
    notArrived: 'ist nicht vollständig angekommen. Es ist noch hier; versuchen Sie es erneut.',
    changed:
      'unterscheidet sich von seiner Kopie dort. Beide bleiben: Vergleichen Sie sie und legen Sie das nicht benötigte in den Papierkorb.',
    trashedThere: 'wurde dort in den Papierkorb gelegt. Hier ist es noch.',
  },
  aLot: 'Ein Los',
  dismiss: 'So lassen',
  moved: (count, sale) =>
    count === 1 ? `Das Los ist jetzt in „${sale}“.` : `${inDigits(count)} Lose sind jetzt in „${sale}“.`,
  stillThere: (sale) => `Was nach „${sale}“ ging, ist auch noch dort: Legen Sie es dort in den Papierkorb.`,
};
