import type { AuthUser, LinkedProvider } from '../../../services/auth/AuthGateway';

/** The linked way of this kind, such as `google.com`, `password` or `phone`; undefined when there is none. */
export function methodOf(user: AuthUser, providerId: string): LinkedProvider | undefined {
  return user.providerData.find((provider) => provider.providerId === providerId);
}

export function hasMethod(user: AuthUser, providerId: string): boolean {
  return methodOf(user, providerId) !== undefined;
}

/** Whether this is the only way into the account. */
export function isLastMethod(user: AuthUser, providerId: string): boolean {
  return user.providerData.every((provider) => provider.providerId === providerId);
}
