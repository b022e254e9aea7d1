/**
 * The limits of Security Rules, as published for Cloud Firestore and Cloud Storage
 * (https://firebase.google.com/docs/rules/rules-language, "Security rule limits").
 */
export const limits = {
  /** Bytes of source. */
  sourceBytes: 256 * 1024,
  functionArguments: 7,
  letBindings: 10,
  /** Functions calling functions; recursion is refused altogether. */
  callDepth: 20,
  /** Expressions evaluated for one request, every allow of it together. */
  expressions: 1000,
  /** `match` blocks inside each other. */
  matchDepth: 10,
  /** Levels of one expression. Google's compiler refuses deeper ones as "too complex to evaluate safely". */
  expressionDepth: 100,
  /** Distinct Firestore documents that a Storage rule may look up for one request. */
  storageLookups: 2,
} as const;
