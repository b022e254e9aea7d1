/** What the test asks of the page in which the identity SDK runs as the application opens it. */
export interface IdentityPageApi {
  /** Resolves with the id of the person who is signed in, once that is known; null for nobody. */
  ready(): Promise<string | null>;
  signIn(): Promise<string>;
  signOut(): Promise<void>;
  /** Begins a sign-in in another window; resolves with the refusal's code, or with `signed in`. */
  signInWithPopup(): Promise<string>;
  /** When the page last heard who is signed in, in ms since the epoch, and who. */
  last(): { readonly at: number; readonly uid: string | null };
}
