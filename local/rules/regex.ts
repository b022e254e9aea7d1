import { RE2JS } from 're2js';
import { EvaluationError } from './errors';

const compiled = new Map<string, RE2JS>();

/**
 * A pattern of RE2 syntax: no back references, no look-around, and matched in time linear to the text, so that no
 * request can stall the service. Throws EvaluationError for a pattern that is not RE2.
 */
function compile(pattern: string): RE2JS {
  let regex = compiled.get(pattern);
  if (!regex) {
    try {
      regex = RE2JS.compile(pattern);
    } catch {
      throw new EvaluationError(`${JSON.stringify(pattern)} is no regular expression of RE2.`);
    }
    if (compiled.size >= 500) compiled.clear();
    compiled.set(pattern, regex);
  }
  return regex;
}

export function isPattern(pattern: string): boolean {
  try {
    compile(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Whether the pattern matches the whole text. */
export function matches(text: string, pattern: string): boolean {
  return compile(pattern).matches(text);
}

/** Replaces every match; `$1` in the replacement is the first group. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  try {
    return compile(pattern).matcher(text).replaceAll(replacement, true);
  } catch (error) {
    if (error instanceof EvaluationError) throw error;
    throw new EvaluationError(`${JSON.stringify(replacement)} names a group that the pattern does not have.`);
  }
}

/** The pieces between the matches, without empty ones at the end, but always at least one. */
export function split(text: string, pattern: string): string[] {
  const pieces: string[] = [];
  const matcher = compile(pattern).matcher(text);
  let from = 0;
  while (matcher.find()) {
    pieces.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  pieces.push(text.slice(from));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}
