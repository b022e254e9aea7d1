import { createContext, useContext, type ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAuth, type AuthState } from '../model/authSlice';

const SignInStateContext = createContext<AuthState | null>(null);

/** Wraps every page. The value is the slice itself, so pages follow the state, also back through time. */
export function SignInStateProvider({ children }: { readonly children: ReactNode }) {
  return <SignInStateContext value={useAppSelector(selectAuth)}>{children}</SignInStateContext>;
}

/** Who is signed in. Throws outside the provider, because a page without it would show nobody for everybody. */
export function useSignInState(): AuthState {
  const state = useContext(SignInStateContext);
  if (state === null) {
    throw new Error(
      'useSignInState() was used outside <SignInStateProvider>: wrap the page in the provider, as the shell does.',
    );
  }
  return state;
}
