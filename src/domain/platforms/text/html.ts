const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text as HTML shows it. Quotes stay: they mean something in attributes only. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Whether the text looks as if it held an element, such as <b> or </p>. */
export const hasMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);
