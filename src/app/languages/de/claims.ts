import type { WholeCatalogue } from '../wholeCatalogue';

export const claims: WholeCatalogue['claims'] = {
  numberedLater: (count) =>
    count === 1
      ? 'Der Server antwortet nicht, und dieses Gerät hat keine Nummer mehr. Das neue Los erhält seine Nummer, sobald der Server wieder da ist.'
      : `Der Server antwortet nicht, und dieses Gerät hat für ${count} der neuen Lose keine Nummern mehr. Sie erhalten sie, sobald der Server wieder da ist.`,
  onlyAhead: (free) =>
    free === ''
      ? 'Der Server antwortet nicht: Jetzt lässt sich keine Nummer sicher vergeben. Es wurde nichts geändert.'
      : `Der Server antwortet nicht: Sicher sind nur die Nummern, die für dieses Gerät freigehalten sind, ${free}. Es wurde nichts geändert.`,
  lost: (keep, other) =>
    [
      `${keep + other} Nummern wurden inzwischen vergeben.`,
      ...(keep > 0 ? [keep === 1 ? '1 Los behält seine Nummer.' : `${keep} Lose behalten ihre Nummern.`] : []),
      ...(other > 0
        ? [other === 1 ? '1 Los hat die nächste freie Nummer.' : `${other} Lose haben die nächsten freien Nummern.`]
        : []),
    ].join(' '),
  range: (from, to) => (from === to ? `${from}` : `${from} bis ${to}`),
  ahead: 'Freigehalten',
  aheadMine: (numbers) => `${numbers}, für dieses Gerät`,
  aheadOf: (numbers, name, moment) => `${numbers}, für ein Gerät von ${name} seit ${moment}`,
  aheadOwn: (numbers, moment) =>
    `${numbers}, für ein anderes Gerät oder einen anderen Browser von Ihnen seit ${moment}`,
  somebody: 'jemandem im Team',
  aheadHint:
    'Ein Gerät behält diese Nummern für Lose, die ohne Netz angelegt werden. Sie werden frei, wenn seine Sitzung endet oder wenn zwei Wochen lang nichts von ihm zu hören ist.',
  astray: 'Vergeben, aber bei keinem Los',
  free: 'Freigeben',
  freeAsk: 'Freigeben …',
  freeQuestion: (name) =>
    `Wenn ${name} gerade ohne Netz arbeitet, tragen Lose dort vielleicht schon diese Nummern. Sie bekämen dann andere.`,
  freeQuestionOwn:
    'Wenn Sie dort ohne Netz Lose angelegt haben, tragen sie vielleicht schon diese Nummern. Sie bekämen dann andere.',
  heldAhead: (number, lot) =>
    `Die Nummer ${number} ist für ein Gerät freigehalten. ${lot} behält seine Nummer. Unter „Losnummern“ sehen Sie, wessen Gerät es ist, und können die Nummer freigeben.`,
  keep: 'So lassen',
  freed: (count) => (count === 1 ? '1 Nummer ist wieder frei.' : `${count} Nummern sind wieder frei.`),
  notFreed:
    'Die Nummern konnten nicht freigegeben werden: Der Server hat nicht geantwortet. Versuchen Sie es erneut, wenn das Netz wieder da ist.',
};
