/** The marks with which lines of Markdown begin. */

/** A list item: the group has its mark with the blanks around it. */
export const listItem = /^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\S/;

/** A fence that opens a block of code, in quotations and list items too: one of the groups has its backticks or tildes. */
export const fenceStart = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;

/** A line that may close a block of code: the group has its fence. */
export const fenceLine = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

export const heading = /^[ \t]*#{1,6}[ \t]/;
export const quotation = /^[ \t]*>/;
export const tableRow = /^[ \t]*\|/;
