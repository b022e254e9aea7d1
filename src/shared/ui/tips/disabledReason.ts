/**
 * How a control of the kit that cannot be used now says why: there is no other way to switch one off. It stays one that the
 * keyboard reaches, so that its reason is read out with it.
 */
export interface DisabledReason {
  /** A sentence: what is missing, or what has to come first. Undefined while the control can be used. */
  readonly disabledWhy?: string | undefined;
  /** The id of words in sight that say it, as for several controls. Undefined while the control can be used. */
  readonly disabledBy?: string | undefined;
  readonly disabled?: never;
  readonly readOnly?: never;
  readonly 'aria-disabled'?: never;
}

/** The attributes that `DisabledReason` stands for. */
export type SwitchedOff = keyof DisabledReason;
