import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

export const claims: WholeCatalogue['claims'] = {
  numberedLater: (count) =>
    count === 1
      ? 'Der Server antwortet nicht: Das neue Los trägt ein Zeichen anstelle einer Nummer. Es erhält seine Nummer, sobald dieses Gerät wieder online ist.'
      : `Der Server antwortet nicht: ${inDigits(count)} neue Lose tragen Zeichen anstelle von Nummern. Sie erhalten ihre Nummern, sobald dieses Gerät wieder online ist.`,
  came: (count, numbers) =>
    count === 1
      ? `1 Los hat seine Nummer erhalten: ${numbers}.`
      : `${inDigits(count)} Lose haben ihre Nummern erhalten: ${numbers}.`,
  onlyAhead: (free) =>
    free === ''
      ? 'Der Server antwortet nicht: Jetzt lässt sich keine Nummer sicher vergeben. Es wurde nichts geändert.'
      : `Der Server antwortet nicht: Sicher sind nur die Nummern, die Sie mitgenommen haben, ${free}. Es wurde nichts geändert.`,
  lost: (keep, other) =>
    [
      `${inDigits(keep + other)} Nummern wurden inzwischen vergeben.`,
      ...(keep > 0
        ? [keep === 1 ? '1 Los behält seine Nummer.' : `${inDigits(keep)} Lose behalten ihre Nummern.`]
        : []),
      ...(other > 0
        ? [
            other === 1
              ? '1 Los hat die nächste freie Nummer.'
              : `${inDigits(other)} Lose haben die nächsten freien Nummern.`,
          ]
        : []),
    ].join(' '),
  range: (from, to) => (from === to ? `${from}` : `${from} bis ${to}`),
  ahead: 'Mitgenommen',
  aheadMine: (numbers) => `${numbers}, von Ihnen, auf diesem Gerät`,
  aheadOf: (numbers, name, moment) => `${numbers}, von ${name} seit ${moment}`,
  aheadOwn: (numbers, moment) =>
    `${numbers}, von Ihnen auf einem anderen Gerät oder in einem anderen Browser seit ${moment}`,
  somebody: 'jemandem im Team',
  aheadHint:
    'Neue Lose auf jenem Gerät erhalten diese Nummern, auch ohne Netz; alle anderen überspringen sie. Was übrig bleibt, wird von selbst frei, sobald das Gerät wieder online ist und seine Lose gesendet sind.',
  giveBack: 'Zurückgeben',
  givenBack: (count, numbers) =>
    count === 1
      ? `1 Nummer, die Sie mitgenommen hatten, ist wieder frei: ${numbers}.`
      : `${inDigits(count)} Nummern, die Sie mitgenommen hatten, sind wieder frei: ${numbers}.`,
  free: 'Freigeben',
  freeAsk: 'Freigeben …',
  freeQuestion: (name) =>
    `Wenn ${name} gerade ohne Netz arbeitet, tragen Lose dort vielleicht schon diese Nummern. Sie bekämen dann andere.`,
  freeQuestionOwn:
    'Wenn Sie dort ohne Netz Lose angelegt haben, tragen sie vielleicht schon diese Nummern. Sie bekämen dann andere.',
  reservedAhead: (number, lot) =>
    `Die Nummer ${number} hat jemand mitgenommen. ${lot} behält seine Nummer. Unter „Losnummern“ sehen Sie, wer es ist, und können die Nummer freigeben.`,
  noneLeft: (number) =>
    `Die Nummer ${number} ist vergeben, und nach ihr ist keine mehr frei. Das Los hat keine Nummer.`,
  keep: 'So lassen',
  freed: (count) => (count === 1 ? '1 Nummer ist wieder frei.' : `${inDigits(count)} Nummern sind wieder frei.`),
  notFreed:
    'Die Nummern konnten nicht freigegeben werden: Der Server hat nicht geantwortet. Versuchen Sie es erneut, wenn das Netz wieder da ist.',

  take: 'Nummern mitnehmen …',
  takeTitle: 'Nummern mitnehmen',
  takeText:
    'Für einen Ort ohne Empfang: Niemand sonst kann diese Nummern bekommen, und Lose, die Sie auf diesem Gerät anlegen, haben sie sofort.',
  howMany: 'Wie viele',
  howManyProblem: (most) => `Geben Sie eine ganze Zahl von 1 bis ${inDigits(most)} ein.`,
  fromNumber: 'Ab Nummer',
  fromProblem: (most) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
  takePreview: (numbers) => `Sie nehmen mit: ${numbers}.`,
  takePassing: 'Vergebene Nummern werden übersprungen.',
  takeApply: 'Mitnehmen',
  takeWorking: 'Wird mitgenommen …',
  cancel: 'Abbrechen',
  takenAlong: (numbers) => `Sie haben mitgenommen: ${numbers}.`,
  takeProblems: {
    offline:
      'Nummern lassen sich nur mitnehmen, solange dieses Gerät online ist. Nehmen Sie sie mit, bevor Sie das Netz verlassen.',
    notKept:
      'Dieser Browser lässt Lotsmith nichts auf diesem Gerät speichern; deshalb lassen sich hier keine Nummern mitnehmen.',
    notAnswered:
      'Der Server hat nicht geantwortet. Unter „Losnummern“ sehen Sie, ob schon einige mitgenommen sind. Versuchen Sie es erneut, wenn das Netz wieder da ist.',
    noneFree:
      'So viele freie Nummern gibt es von dort an nicht. Beginnen Sie mit einer kleineren Nummer, oder nehmen Sie weniger mit.',
  },
};
