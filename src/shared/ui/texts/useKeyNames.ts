import { own } from '../../../domain/values/own';
import { useTexts } from '../../messages/useTexts';
import { keyNameTexts } from './keyNameTexts';

/** Gives keys, such as `Ctrl + Enter`, the names that stand on the keyboards of the person's language. */
export function useKeyNames(): (keys: string) => string {
  const names: Readonly<Record<string, string>> = useTexts(keyNameTexts);
  return (keys) => keys.replace(/[A-Z][a-z]+(?: Up| Down)?/g, (name) => own(names, name) ?? name);
}
