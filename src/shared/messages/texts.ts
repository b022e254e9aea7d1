/** A sentence, or one that needs values: `(count: number) => …`. */
type Text = string | ((...received: never[]) => string);

/** The texts of one part of the application. English stands beside the part; the other languages in one file each. */
export interface TextArea<Texts> {
  readonly name: string;
  readonly texts: Texts;
}

/** The same texts in any language: a function keeps its parameters. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...received: infer Values) => string
      ? (...received: Values) => string
      : Translated<Texts[Key]>;
};

interface TextTree {
  readonly [key: string]: Text | TextTree;
}

/** What a language says, by the names of the areas. English is in the areas themselves, so its catalogue is empty. */
export type Catalogue = Readonly<Record<string, unknown>>;

/** `name` is unique in the application, such as `account`: the other languages find the area by it. */
export function defineTexts<const Texts extends TextTree>(name: string, texts: Texts): TextArea<Texts> {
  return { name, texts };
}

/** An area in the language of `catalogue`; in English where the catalogue has none of it. */
export function textsOf<Texts>(area: TextArea<Texts>, catalogue: Catalogue): Translated<Texts> {
  return (catalogue[area.name] ?? area.texts) as Translated<Texts>;
}
