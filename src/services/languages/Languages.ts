import type { Language } from '../../shared/messages/languages';
import type { Catalogue } from '../../shared/messages/texts';

/** The texts of the other languages, fetched when one is wanted. */
export interface Languages {
  /** What the browser asks for, best first, as language tags (`de-AT`). */
  wished(): readonly string[];
  /** Resolves when `present` has the language; at once where it has. Rejects when it could not be fetched. */
  load(language: Language): Promise<void>;
  /** The catalogue of a language that is there, else the empty one, which is English. */
  present(language: Language): Catalogue;
}

declare module '../gateways' {
  interface Gateways {
    readonly languages: Languages;
  }
}
