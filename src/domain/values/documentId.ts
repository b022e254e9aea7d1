const ID = /^[A-Za-z0-9]{20}$/;

/**
 * Whether it has the form of the ids that documents get here. The rules take no other: `propertyIsEnumerable` has the
 * form, too, but every object inherits something of this name.
 */
export function isDocumentId(text: string): boolean {
  return ID.test(text) && text !== 'propertyIsEnumerable';
}
