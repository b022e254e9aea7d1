import type { WholeCatalogue } from '../wholeCatalogue';

export const trash: WholeCatalogue['trash'] = {
  trash: 'Papierkorb',
  open: (lots) => `Papierkorb (${lots})`,
  explained:
    'Lose im Papierkorb tragen keine Nummer und stehen in keinem Katalog. Jedes lässt sich mit allem, was dazugehört, wiederherstellen.',
  empty: 'Der Papierkorb ist leer.',
  untitled: 'Ohne Titel',
  since: (when) => `seit ${when}`,
  restore: 'Wiederherstellen',
  restoreOne: (lot, title) => `${lot}, ${title}, wiederherstellen`,
  restoreAll: 'Alle wiederherstellen',
  numbersLocked: 'Die Nummern dieser Auktion sind festgeschrieben; kein Los kann aus dem Papierkorb geholt werden.',
  more: (lots) => `und ${lots} weitere`,
};
