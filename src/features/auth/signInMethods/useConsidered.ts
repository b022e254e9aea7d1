import { useRef } from 'react';
import type { SignInMethod } from '../../../services/auth/signInMethods';
import { useAppDispatch } from '../../../store/hooks';
import { considerMethod } from '../model/attemptCommands';

/**
 * Handlers for the button of a way to sign in: at the first sign that somebody may press it, what the press needs is
 * fetched. Nothing of it comes before, because it tells others of the visit. A pointer that rests where the button
 * appears is no such sign: it enters the button all the same, and moves only by a hand.
 */
export function useConsidered(way: SignInMethod) {
  const dispatch = useAppDispatch();
  const received = useRef(false);
  const tell = (): void => {
    if (received.current) return;
    received.current = true;
    dispatch(considerMethod(way));
  };
  return { onPointerMove: tell, onPointerDown: tell, onFocus: tell };
}
