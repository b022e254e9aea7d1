/**
 * What this browser remembers about itself, in few words. `linkEmail`: where a sign-in link was sent, until it is used.
 * `linkStay`: the session persistence that was chosen when that link was asked for.
 * `lastMethod`: the way of the last sign-in. `redirect`: the way by which the page was left a moment ago, for this
 * window only, and how long to stay. `language`: chosen on this device. `accountLanguage`: chosen by the account that is signed in here.
 * `gridLooks`: how the person who is signed in here arranged the columns of the lots.
 * `describing`: which lots the person wants to describe, and how many were described today; ids only.
 * `gridViews`: by which order, filter and search that person looked at each sale last, until the session ends.
 * `acts`: what can be undone in this tab, for this window only and until the session ends.
 * `workList`: which columns a person wants in lists of lots, and in what kind of file.
 * `ownEdits`: which edits the server has taken from this browser last, ids only, until the session ends.
 * `transfers`: lots that are on their way to another sale, ids only, until the session ends; whose they are stands with them.
 * `typedLines`: which lines of changes were typed at a platform by hand, hashes only, until the session ends.
 * `importMatchings`: which columns of files the person who is signed in here has matched with which fields.
 */
export type MemoryKey =
  | 'linkEmail'
  | 'linkStay'
  | 'lastMethod'
  | 'redirect'
  | 'language'
  | 'accountLanguage'
  | 'gridLooks'
  | 'describing'
  | 'gridViews'
  | 'acts'
  | 'workList'
  | 'ownEdits'
  | 'transfers'
  | 'typedLines'
  | 'importMatchings';

/** Never throws: a browser that keeps nothing remembers nothing. */
export interface DeviceMemory {
  read(key: MemoryKey): string | null;
  /** Forgets the copies of what a person has read here. */
  forgetCopies(): void;
  /** null forgets. */
  write(key: MemoryKey, value: string | null): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly memory: DeviceMemory;
  }
}
