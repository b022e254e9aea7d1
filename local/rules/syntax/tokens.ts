import type { Position } from '../values/errors';

/**
 * `path` is a slash with the text right after it (`/users`), `pathBinding` is `/{`, `pathExpression` is `/$(`. A slash
 * that stands alone is the symbol `/`, division: the language tells them apart by the character after the slash.
 */
export type Token = { readonly at: Position; /** Offset behind the last character. */ readonly end: number } & (
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string }
  | { readonly kind: 'float'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'path'; readonly text: string }
  | { readonly kind: 'pathBinding' }
  | { readonly kind: 'pathExpression' }
  | { readonly kind: 'end' }
);

/** How a token is named in an error message. */
export function describe(token: Token): string {
  switch (token.kind) {
    case 'end':
      return 'the end of the file';
    case 'string':
      return `the string ${JSON.stringify(token.text)}`;
    case 'bytes':
      return 'a bytes literal';
    case 'path':
      return `the path /${token.text} (a division needs a space behind its slash)`;
    case 'pathBinding':
      return "'/{'";
    case 'pathExpression':
      return "'/$('";
    default:
      return `'${token.text}'`;
  }
}
