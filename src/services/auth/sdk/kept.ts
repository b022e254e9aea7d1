import type { Auth, AuthCredential, MultiFactorResolver, TotpSecret } from 'firebase/auth';

/** What outlives a call, by kind. */
export interface KeptKinds {
  /** A sign-in that waits for its second step, and the codes sent for it: from a factor's uid to the id of its code. */
  readonly challenge: { readonly resolver: MultiFactorResolver; readonly sent: Map<string, string> };
  /** A code that was sent to a phone. */
  readonly ticket: { readonly verificationId: string };
  /** What a provider gave for an account that is not the present one. */
  readonly conflict: { readonly credential: AuthCredential };
  /** The secret of an authenticator app that is not enrolled yet. */
  readonly enrolment: { readonly secret: TotpSecret };
}

/** Objects of the identity SDK under ids: the state may hold plain data only, so it holds the ids. */
export interface Kept {
  /** Returns the id, which is never given again. */
  keep<Kind extends keyof KeptKinds>(kind: Kind, kept: KeptKinds[Kind]): string;
  /** What `id` stands for, or null when it stands for nothing of this kind. It stays. */
  look<Kind extends keyof KeptKinds>(kind: Kind, id: string): KeptKinds[Kind] | null;
  forget(id: string): void;
}

/** More than one person has begun at a time; what is older was left behind. */
const MOST = 20;

const all = new WeakMap<Auth, Kept>();

/** What is kept for this opening of the identity SDK, whichever gateway keeps it. */
export function keptOf(auth: Auth): Kept {
  const kept = all.get(auth) ?? createKept();
  all.set(auth, kept);
  return kept;
}

export function createKept(): Kept {
  // In the order of keeping. The id begins with the kind, so that it also says what it stands for.
  const all = new Map<string, KeptKinds[keyof KeptKinds]>();
  let count = 0;

  return {
    keep(kind, kept) {
      count += 1;
      const id = `${kind}-${count}`;
      all.set(id, kept);
      const [oldest] = all.keys();
      if (all.size > MOST && oldest !== undefined) all.delete(oldest);
      return id;
    },
    look: <Kind extends keyof KeptKinds>(kind: Kind, id: string) =>
      id.startsWith(`${kind}-`) ? ((all.get(id) as KeptKinds[Kind] | undefined) ?? null) : null,
    forget: (id) => void all.delete(id),
  };
}
