import { useContext, useEffect, useState } from 'react';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { Catalogue } from '../../../shared/messages/texts';
import { LanguageContext, useTexts } from '../../../shared/messages/useTexts';
import type { AuthAdvice } from '../model/authAdvice';
import { signInFlowTexts } from '../texts/signInFlowTexts';

type Adviser = (code: AuthCode, catalogue: Catalogue) => AuthAdvice;

let loaded: Adviser | null = null;

/** Fetches the texts; safe to call often. Null when they cannot be had: the next call tries again. */
async function loadAdviser(): Promise<Adviser | null> {
  try {
    return (loaded ??= (await import('../model/authAdvice')).authAdvice);
  } catch {
    return null;
  }
}

/** Begins to fetch the texts, for who is about to need them. */
export function preloadAuthAdvice(): void {
  if (loaded === null) void loadAdviser();
}

/**
 * What to say about a refusal; null without one, and until the texts are here: they are fetched when there is a code to
 * say. When they cannot be loaded, a plain sentence stands for all: the network is likely to be the reason.
 */
export function useAuthAdvice(code: AuthCode | null): AuthAdvice | null {
  const catalogue = useContext(LanguageContext);
  const { refused } = useTexts(signInFlowTexts);
  const [state, setState] = useState<'asking' | 'here' | 'failed'>('asking');
  const wanted = code !== null && loaded === null;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    void loadAdviser().then((found) => {
      if (!gone) setState(found === null ? 'failed' : 'here');
    });
    return () => {
      gone = true;
    };
  }, [wanted]);
  if (code === null) return null;
  if (loaded !== null) return loaded(code, catalogue);
  return state === 'failed' ? { text: refused, field: null, next: 'retry' } : null;
}
