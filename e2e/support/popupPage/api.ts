/** What the test asks of a page in which the identity SDK runs on the local identity service. */
export interface PopupPageApi {
  /** Resolve with the id of the person, or the refusal's code. */
  popup(): Promise<string>;
  link(): Promise<string>;
  reauthenticate(): Promise<string>;
  /** Leaves the page; resolves only with a refusal. */
  redirect(): Promise<string>;
  /** What came of the redirect that the page returns from; null when it does not. */
  returned(): Promise<string | null>;
  providers(): readonly string[];
}
