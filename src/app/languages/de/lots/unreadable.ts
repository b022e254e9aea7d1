import type { WholeCatalogue } from '../../../texts/wholeCatalogue';
import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${inDigits(count)} ${count === 1 ? one : many}`];

export const unreadable: WholeCatalogue['unreadable'] = {
  title: (lots, photos) => {
    const what = [...counted(lots, 'Los', 'Lose'), ...counted(photos, 'Foto', 'Fotos')].join(' und ');
    return lots + photos === 1 ? `${what} kann hier nicht gezeigt werden` : `${what} können hier nicht gezeigt werden`;
  },
  numbers: (numbers) => `Losnummer: ${numbers}.`,
  advice:
    'Wahrscheinlich hat eine neuere Version von Lotsmith sie gespeichert. Sie liegen sicher auf dem Server, und nichts daran wird geändert. Laden Sie diese Seite neu, um die neuere Version zu bekommen; fehlen sie dann noch, sagen Sie es der Person, die Ihr Lotsmith betreut.',
  lot: 'Dieses Los hat wahrscheinlich eine neuere Version von Lotsmith gespeichert; hier kann es nicht gezeigt werden. Es liegt sicher auf dem Server. Laden Sie diese Seite neu, um die neuere Version zu bekommen.',
};
