/** In the place of notistack, to see what the floor is without it. */
import type { ReactNode } from 'react';

export const enqueueSnackbar = (message: string): string => message;

export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  return children;
}
