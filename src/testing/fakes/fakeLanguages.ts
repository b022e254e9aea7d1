import type { Language } from '../../shared/messages/languages';
import type { Catalogue } from '../../shared/messages/texts';
import type { Languages } from '../../services/languages/Languages';

export interface FakeLanguages extends Languages {
  /** What was asked for, in order. */
  readonly asked: readonly Language[];
  /** Lets `load` of a language that `slow` holds back go on, or refuses it. */
  arrive(language: Language): void;
  refuse(language: Language): void;
}

export interface FakeLanguagesOptions {
  readonly wished?: readonly string[];
  readonly catalogues?: Partial<Record<Language, Catalogue>>;
  /** `load` waits for `arrive` or `refuse`. */
  readonly slow?: boolean;
}

export function createFakeLanguages({
  wished = ['en'],
  catalogues = {},
  slow = false,
}: FakeLanguagesOptions = {}): FakeLanguages {
  const asked: Language[] = [];
  const there = new Set<Language>();
  const waiting = new Map<Language, { readonly arrive: () => void; readonly refuse: (reason: Error) => void }>();
  return {
    asked,
    wished: () => wished,
    async load(language) {
      asked.push(language);
      if (slow && !there.has(language)) {
        await new Promise<void>((arrive, refuse) => waiting.set(language, { arrive, refuse }));
      }
      there.add(language);
    },
    present: (language) => (there.has(language) ? (catalogues[language] ?? {}) : {}),
    arrive: (language) => waiting.get(language)?.arrive(),
    refuse: (language) => waiting.get(language)?.refuse(new Error('The chunk did not come.')),
  };
}
