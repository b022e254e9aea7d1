import { prodErrorMap, type AuthErrorMap } from 'firebase/auth';

/**
 * An error map that tells of every code the SDK makes an error of. The refresh in the background and the look-up at
 * start keep their errors to themselves and sign out without a reason; the map of texts is asked for each of them.
 */
export function watchedErrorMap(onCode: (code: string) => void): AuthErrorMap {
  const texts = (prodErrorMap as () => Record<string, string>)();
  const watched = new Proxy(texts, {
    get(target, code, receiver) {
      if (typeof code === 'string') onCode(code);
      return Reflect.get(target, code, receiver) as unknown;
    },
  });
  return () => watched;
}
