import { useEffect, useState } from 'react';
import type { AuthCode } from '../../services/auth/authCodes';
import type { AuthTexts } from './formErrors';

/** Said for every code when the catalogue of texts cannot be loaded: the network is likely to be the reason. */
const PLAIN: AuthTexts = {
  authMessage: () => 'That did not work. Check what you typed and your connection, then try again.',
  authMessageField: () => null,
};

let loaded: AuthTexts | null = null;

/** Fetches the catalogue; safe to call often. Never rejects: the next call tries again. */
async function loadAuthTexts(): Promise<AuthTexts> {
  try {
    return (loaded ??= await import('./authMessages'));
  } catch {
    return PLAIN;
  }
}

/** Begins to fetch the texts, for who is about to need them. */
export function preloadAuthTexts(): void {
  if (loaded === null) void loadAuthTexts();
}

/** The texts for codes once they are here; null until then. They are fetched when there is a code to say. */
export function useAuthTexts(code: AuthCode | null): AuthTexts | null {
  const [texts, setTexts] = useState(loaded);
  const wanted = code !== null && texts === null;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    void loadAuthTexts().then((found) => {
      if (!gone) setTexts(found);
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  return texts ?? loaded;
}
