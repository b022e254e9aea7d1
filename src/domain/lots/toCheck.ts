import type { PrivateLotFields } from './lot';

/** Whether somebody has left a question about the lot that nobody has answered yet. */
export const isToCheck = ({ toCheck }: Pick<PrivateLotFields, 'toCheck'>): boolean => toCheck.trim() !== '';
