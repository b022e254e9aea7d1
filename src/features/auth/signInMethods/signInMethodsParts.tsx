import type { ComponentType, ReactNode } from 'react';
import type { InvitationClaim } from '../../../domain/sales/invitationLink';

/** A step that the person has opened and that nothing was sent for yet. */
export type AskedStep = 'phone' | 'link' | null;

export interface SignInMethodsSectionProps {
  readonly asked: AskedStep;
  readonly onAsk: (step: AskedStep) => void;
  /** What stands in the page's own e-mail field, so that nobody types it twice. */
  readonly typedEmail: () => string;
}

/** How a page shows a part that comes after it. */
export interface LatePart {
  /** Stands in its place until it is here, in its size. */
  readonly fallback: ReactNode;
  /** It is wanted at once; otherwise it comes when the page has nothing better to do. */
  readonly needed: boolean;
}

/**
 * What the pages on which one enters are handed from outside, in chunks of their own: the invitation that one came for, and
 * all ways beside the password.
 */
export interface SignInMethodsParts {
  readonly Invitation: ComponentType<{ readonly claim: InvitationClaim | null } & LatePart>;
  readonly Notice: ComponentType<LatePart>;
  readonly Section: ComponentType<SignInMethodsSectionProps & LatePart>;
}
