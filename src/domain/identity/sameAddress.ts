/** Whether two email addresses are one, in whatever letters they were typed: the service writes them in small ones. */
export const isSameAddress = (one: string | null | undefined, other: string | null): boolean =>
  typeof one === 'string' && one.toLowerCase() === other?.toLowerCase();
