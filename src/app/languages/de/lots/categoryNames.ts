import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const categoryNames: WholeCatalogue['categoryNames'] = {
  title: 'Kategorien',
  intro: (platform) =>
    `Wie ${platform} die Kategorien dieser Auktion nennt. Eine Kategorie ohne Namen dort geht so hinaus, wie sie ist.`,
  introCodes: (platform) =>
    `Der Code, den ${platform} für jede Kategorie dieser Auktion hat. Er steht in Losen, die keinen eigenen Code haben.`,
  none: 'Kein Los dieses Exports hat eine Kategorie.',
  onlyOwner: 'Nur Eigentümer der Auktion können diese Namen ändern.',
  asItIs: 'Wie sie ist',
  takeOver: (sale) => `Die Namen von „${sale}“ übernehmen`,
  takenOver: 'Die Namen sind eingetragen. Sehen Sie sie an, und speichern Sie.',
  save: 'Kategorien speichern',
  saved: 'Die Kategorien sind gespeichert.',
  notSaved: 'Die Kategorien wurden nicht gespeichert',
};
