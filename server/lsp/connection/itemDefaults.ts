import { type CompletionItem, type CompletionList, InsertTextFormat, type Range } from 'vscode-languageserver';

/**
 * The list with the range and the format of its first item as defaults, which no item repeats: without them half of a long answer would be
 * the same range again and again.
 *
 * @param supported the defaults that the client knows. Without these two the list stays as it is, and also if an item has no range.
 */
export function withDefaults(list: CompletionList, supported: readonly string[]): CompletionList {
  const [first] = list.items;
  const editRange = first && rangeOf(first);
  const isSupported = supported.includes('editRange') && supported.includes('insertTextFormat');
  if (!editRange || !isSupported || !list.items.every(rangeOf)) return list;
  const [format, range] = [formatOf(first), JSON.stringify(editRange)];
  return {
    ...list,
    itemDefaults: { editRange, insertTextFormat: format },
    // An item with another range or format keeps its own.
    items: list.items.map((item) => {
      const { textEdit, insertTextFormat: _, ...rest } = item;
      const own = rangeOf(item);
      return {
        ...rest,
        ...(formatOf(item) !== format && { insertTextFormat: formatOf(item) }),
        ...(textEdit &&
          (own === editRange || JSON.stringify(own) === range ? { textEditText: textEdit.newText } : { textEdit })),
      };
    }),
  };
}

function rangeOf({ textEdit }: CompletionItem): Range | undefined {
  return textEdit && 'range' in textEdit ? textEdit.range : undefined;
}

function formatOf({ insertTextFormat }: CompletionItem): InsertTextFormat {
  return insertTextFormat ?? InsertTextFormat.PlainText;
}
