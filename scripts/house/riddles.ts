import { RIDDLES } from '../checks/house/testTitles';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const TITLE = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/g;

/** How many such words stand in the comments and the titles of tests of a file of code. */
export function countRiddles(text: string): number {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment);
  const titles = [...text.matchAll(TITLE)].map(([, , title = '']) => title);
  return [...comments, ...titles].reduce((sum, prose) => sum + (prose.match(RIDDLES)?.length ?? 0), 0);
}
