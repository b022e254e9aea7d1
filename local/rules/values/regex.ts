import { RE2JS, type Matcher } from 're2js';
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

/**
 * Replaces every match. In the replacement `$1` is the first group, `${name}` a named one, and a backslash takes the
 * next character as it is; any other `$` is itself. Throws EvaluationError for a group that the pattern does not have.
 */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  const matcher = compile(pattern).matcher(text);
  let result = '';
  let from = 0;
  while (matcher.find()) {
    result += text.slice(from, matcher.start()) + expand(replacement, matcher);
    from = matcher.end();
  }
  return result + text.slice(from);
}

function expand(replacement: string, matcher: Matcher): string {
  return replacement.replace(
    /\\([^])|\$\{([A-Za-z0-9_]*)(\}?)|\$([0-9]+)/g,
    (all: string, escaped?: string, name?: string, brace?: string, digits?: string) => {
      if (escaped !== undefined) return escaped;
      if (digits !== undefined) return numberedGroup(digits, matcher);
      if (name === undefined || brace !== '}' || !(name in matcher.namedGroups)) throw noSuchGroup(all);
      return matcher.group(name) ?? '';
    },
  );
}

/** As many digits as name a group of the pattern; the others are text. */
function numberedGroup(digits: string, matcher: Matcher): string {
  let length = 1;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= matcher.groupCount()) length += 1;
  const group = Number(digits.slice(0, length));
  if (group > matcher.groupCount()) throw noSuchGroup(`$${digits}`);
  return (matcher.group(group) ?? '') + digits.slice(length);
}

function noSuchGroup(reference: string): EvaluationError {
  return new EvaluationError(`The pattern has no group ${reference}.`);
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
