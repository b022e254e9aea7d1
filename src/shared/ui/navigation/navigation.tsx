import { createContext, use } from 'react';

export interface Navigation {
  /** Goes to a path of this application (`/sales/s1`, `/#photos`) without loading the page anew. */
  navigate(to: string): void;
}

/**
 * How links of the kit move inside the application. Without a provider they are ordinary links that load the page,
 * which is what the kit shown on its own should do.
 */
export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation | null {
  return use(NavigationContext);
}
