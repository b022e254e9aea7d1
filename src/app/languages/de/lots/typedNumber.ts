import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const typedNumber: WholeCatalogue['typedNumber'] = {
  label: 'Losnummer',
  problems: {
    notANumber: 'Geben Sie eine Zahl ein, auf Wunsch mit einem Buchstaben dahinter: 12 oder 12A.',
    zero: 'Losnummern beginnen mit 1.',
    tooLarge: 'Losnummern enden mit 99999.',
    oneLetter: 'Hinter einer Nummer kann nur ein Buchstabe stehen, wie in 12A.',
  },
  empty: 'Ein Los behält seine Nummer, bis es eine andere bekommt. Geben Sie eine ein, etwa 12 oder 12A.',
  kept: {
    published: 'Ein veröffentlichtes Los behält seine Nummer.',
    locked: 'Die Nummern dieser Auktion sind festgeschrieben; dieses Los behält seine Nummer.',
  },
  taken: (number, title) =>
    title === '' ? `Ein anderes Los hat die Nummer ${number}.` : `„${title}“ hat die Nummer ${number}.`,
  held: (number) => `Die Nummer ${number} ist für ein Los eines Kollegen reserviert.`,
  letterOnly:
    'Die Nummern dieser Auktion sind festgeschrieben. Ein Los ohne Nummer kann nur eine mit Buchstaben bekommen, etwa 12A.',
  freeNow: (number) => `Die Nummer ${number} ist jetzt frei. Mit der Eingabetaste bekommt dieses Los sie.`,
  enterForAlternatives: 'Mit der Eingabetaste wählen Sie:',
  alternatives: 'Was mit der Nummer geschehen soll',
  swap: (number, other) => `Tauschen: dieses Los ${number}, das andere ${other}`,
  nextFree: (number) => `Nächste freie: ${number}`,
  letter: (number) => `Mit Buchstaben: ${number}`,

  insertAfter: (lot) => `Nach ${lot} einfügen`,
  insertAfterUnnumbered: 'Nach diesem Los einfügen',
  inserted: (number, before) => `Los ${number} steht hinter Los ${before}.`,
  lettersUsedUp: (number) =>
    `Die Buchstaben hinter ${number} sind bis Z vergeben. Es wurde kein Los eingefügt. Geben Sie zuerst einem davon eine andere Nummer.`,
};
