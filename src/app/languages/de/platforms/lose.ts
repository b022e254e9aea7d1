import { countIn } from '../../../../shared/messages/countIn';

const inDigits = countIn('de');

/** A count of lots. */
export const lose = (count: number): string => (count === 1 ? '1 Los' : `${inDigits(count)} Lose`);
