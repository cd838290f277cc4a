/** Marks at the beginning of Markdown lines. */

/** A list item: the group has its mark with the white space around it. */
export const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\S/;

/** The opening fence of a code block, in quotations and list items too: one of the groups has its backticks or tildes. */
export const fenceStart = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;

/** A possible closing fence of a code block: the group has its characters. */
export const fenceLine = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

export const heading = /^[ \t]*#{1,6}[ \t]/;
export const quotation = /^[ \t]*>/;
export const tableRow = /^[ \t]*\|/;
