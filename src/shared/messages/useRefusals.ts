import type { DataCode } from '../codes';
import { failureTexts } from '../failureTexts';
import { useTexts } from './useTexts';

/** Why an act was not done that needs the server: nothing of it waits on the device, so no sentence promises to send it. */
export function useRefusals(): Readonly<Record<DataCode, string>> {
  const { data, notKept } = useTexts(failureTexts);
  return { ...data, ...notKept };
}
