/** The field that every kind of document has in the rules of a build to come. */
export const LATER_FIELD = 'grade';

const KEYS = /(hasAtLeast\((?:[^()[\]]|\[[^\]]*\])*?, \[)([^\]]*)(\]\))/g;
const OPTIONAL = /(data\.keys\(\)\.hasOnly\(\[)([^\]]*)(\]\))/g;
const RECORDED = /function (?:lot|private)Changes\(was, now\) \{\s*return \{/g;
const NOT_MADE = /(function beforeItWasMade\(\) \{ return \{)(.)/;
const LATER_OF_LOTS = 'function laterLotFields() { return [';

/**
 * The rules of a build to come, which gives every kind of document one more field: a text, as the comments of firestore.rules
 * say how. Throws where there is no place for it.
 */
export function grownRules(present: string): string {
  const more = (_: string, before: string, fields: string, after: string): string =>
    `${before}${fields.trim() === '' ? '' : `${fields}, `}'${LATER_FIELD}'${after}`;
  const recorded = `'${LATER_FIELD}': {'before': was.get('${LATER_FIELD}', ''), 'after': now.get('${LATER_FIELD}', '')},`;
  const grown = present
    .replaceAll(KEYS, more)
    .replaceAll(OPTIONAL, more)
    .replace(LATER_OF_LOTS, `${LATER_OF_LOTS}'${LATER_FIELD}', `)
    .replace("return {'number': null, 'suffix': ''", `return {'${LATER_FIELD}': '', 'number': null, 'suffix': ''`)
    .replaceAll(RECORDED, (records) => records + recorded)
    .replace(
      NOT_MADE,
      (_, before: string, next: string) => `${before}'${LATER_FIELD}': null${next === '}' ? '' : ', '}${next}`,
    );
  const places = grown.split(`'${LATER_FIELD}'`).length - present.split(`'${LATER_FIELD}'`).length;
  if (places < 20) throw new Error(`The rules have room for a new field in ${places} places only.`);
  return grown;
}
