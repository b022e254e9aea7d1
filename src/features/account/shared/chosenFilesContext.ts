import { createContext, use } from 'react';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';

/** The chosen files of this page; the module that brings the account provides them. */
export const ChosenFilesContext = createContext<ChosenFiles | null>(null);

export function useChosenFiles(): ChosenFiles {
  const files = use(ChosenFilesContext);
  if (files === null) {
    throw new Error('Chosen files are used outside their provider: wrap the page in ChosenFilesContext.');
  }
  return files;
}
