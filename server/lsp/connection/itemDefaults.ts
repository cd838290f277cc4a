import { type CompletionItem, type CompletionList, InsertTextFormat, type Range } from 'vscode-languageserver';

/**
 * The list with the range and the format of its first item as defaults, which no item repeats: without them half of a long answer would be
 * the same range again and again.
 *
 * @param supported the defaults that the client knows. Without these two the list stays as it is, and also if an item has no range.
 */
export function withDefaults(list: CompletionList, supported: readonly string[]): CompletionList {
  const [first] = list.items;
  if (!first || !supported.includes('editRange') || !supported.includes('insertTextFormat')) return list;
  const editRange = rangeOf(first);
  if (!editRange || !list.items.every(rangeOf)) return list;
  const itemDefaults = { editRange, insertTextFormat: formatOf(first) };
  return { ...list, itemDefaults, items: list.items.map((item) => shortened(item, itemDefaults)) };
}

/** An item with another range or format keeps its own. */
function shortened(
  item: CompletionItem,
  common: { readonly editRange: Range; readonly insertTextFormat: InsertTextFormat },
): CompletionItem {
  const { textEdit, insertTextFormat, ...rest } = item;
  const range = rangeOf(item);
  const format = formatOf(item);
  return {
    ...rest,
    ...(format !== common.insertTextFormat && { insertTextFormat: format }),
    ...(textEdit && (range && isSame(range, common.editRange) ? { textEditText: textEdit.newText } : { textEdit })),
  };
}

function rangeOf({ textEdit }: CompletionItem): Range | undefined {
  return textEdit && 'range' in textEdit ? textEdit.range : undefined;
}

function formatOf({ insertTextFormat }: CompletionItem): InsertTextFormat {
  return insertTextFormat ?? InsertTextFormat.PlainText;
}

function isSame(left: Range, right: Range): boolean {
  return left === right || (isAt(left, right, 'start') && isAt(left, right, 'end'));
}

function isAt(left: Range, right: Range, end: 'start' | 'end'): boolean {
  return left[end].line === right[end].line && left[end].character === right[end].character;
}
