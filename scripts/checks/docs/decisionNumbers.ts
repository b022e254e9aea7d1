const DECISION = /^\*\*(\d+)\. /gm;
const SUPERSEDED = /superseded by\s+(\d+)/gi;

/** What is wrong with the numbers of docs/decisions.md: they count up from 1, and what supersedes a decision is a later one. */
export function decisionProblems(text: string): string[] {
  const numbers = [...text.matchAll(DECISION)].map(([, number]) => Number(number));
  const wrong = numbers.findIndex((number, place) => number !== place + 1);
  const unknown = [...text.matchAll(SUPERSEDED)]
    .map(([, number]) => Number(number))
    .filter((number) => number > numbers.length);
  return [
    ...(wrong === -1 ? [] : [`The decision behind ${wrong} others has the number ${numbers[wrong]}.`]),
    ...unknown.map((number) => `"superseded by ${number}" leads to no decision.`),
  ];
}
