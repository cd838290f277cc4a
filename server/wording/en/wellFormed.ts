import type { DeclarationFault } from '../../xml/parseError.ts';
import { hexadecimal } from '../texts/phrasing.ts';
import { fill, say, type Wording } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

const declarations: Wording<DeclarationFault> = {
  beginning: 'The first line must begin with <?xml, in small letters and without spaces before the name.',
  noVersion: 'The <?xml …?> line has no version, so no program reads the file. Write <?xml version="1.0" …?>.',
  order: 'In the <?xml …?> line {name} must come before {later}.',
  name: 'The <?xml …?> line cannot have {name…}.[nearest? Did you mean {nearest}?] It can have version, encoding and standalone, in this order.',
  version: '"{value…}" is not a version of XML. Write version="1.0".',
  encoding:
    '"{value…}" is not an encoding that programs know, so they do not read the file.[nearest? Did you mean {nearest}?] Write encoding="UTF-8" unless the file is saved in another encoding.',
  standalone: 'standalone must be "yes" or "no", not "{value…}". It is optional.',
};

/** Mistakes that keep programs from reading a file. */
export const wellFormedEn = problemTexts({
  'unclosed-element':
    '[isRepeated?<{name}> begins inside another <{name}>, and neither is closed. If this is where the other ends, write </{name}>.|<{name}> opened here is never closed. Add {endTags…} where it ends.]',
  'stray-end-tag': '</{name}> closes nothing here: no <{name}> is open. Remove it, or add the missing <{name}>.',
  'self-closed-element': 'This "/" ends <{name}> in its own tag, but its content and </{name}> follow. Remove the "/".',
  'mismatched-end-tag':
    '[isSwapped?</{expected}> must come before </{name}>: the element that begins last must end first. Swap the two.|</{name}> should be </{expected}>, the element that is open here.]',
  'unfinished-start-tag': 'The tag <{name} is not finished: its ">" is missing.',
  'unfinished-end-tag': 'The closing tag </{name} is not finished: [name?its ">" is|the name and ">" are] missing.',
  'stray-less-than': 'A "<" alone is not allowed in text, because it begins a tag. Write &lt; instead.',
  'stray-characters': '"{characters…}" does not belong here. An attribute is written name="value".',
  'attribute-without-value':
    '[lacksEquals?A "=" is missing between {name} and its value.|The attribute {name} has no value. Write {name}="…".]',
  'unquoted-value':
    '[isCurly?The value of {name} is in the curly quotation marks of a word processor. It must be in straight ones: {name}="…".|The value of {name} must be in quotation marks: {name}="…".]',
  'unclosed-quote': 'The value of {name} has no closing {quote}.',
  'missing-space': 'A space is missing before {name…}.',
  'duplicate-attribute': '{name} appears twice in this tag. Keep only one.',
  'bare-ampersand': 'An "&" alone is not allowed. Write &amp; instead.',
  'unknown-entity':
    '&{name}; is not known in XML. Type the character itself; only &amp; &lt; &gt; &quot; &apos; have names.',
  'bad-character-reference': '{reference} is not a character that a file may contain.',
  'illegal-character': ({ code }) =>
    `There is an invisible character here (U+${hexadecimal(code)}) that XML does not allow. Remove it.`,
  'cdata-end-in-text': '"]]>" is not allowed in text. Write ]]&gt; instead.',
  'unclosed-comment': 'This comment is never closed. Add --> where it ends.',
  'double-hyphen': 'A comment may not contain "--". Write a single hyphen or a dash.',
  'unclosed-cdata': 'This CDATA section is never closed. Add ]]> where it ends.',
  'unclosed-instruction': 'This instruction is never closed. Add ?> where it ends.',
  'misplaced-xml-declaration':
    'The <?xml …?> line must be the very first thing in the file, with nothing before it, not even a space.',
  'bad-xml-declaration': ({ fault }) => say(declarations, fault),
  'misplaced-doctype': 'A <!DOCTYPE …> is allowed only once, before the first element. Remove it.',
  'misplaced-cdata': 'A CDATA section is not allowed outside the root element.',
  'text-outside-root':
    'Text is not allowed outside the root element: no program reads it. Move it inside or remove it.',
  'second-root': 'A file can have only one root element, and it ended before this <{name}>. Join the two.',
  'wrong-root': 'The root of this file is <{name…}>. It must be <{expected}>, or the app skips the whole file.',
  'missing-root':
    'The file must begin with <{expected}> and end with </{expected}>, or the app skips the whole file. Its first tag is missing or broken.',
  'early-root-end': '</{name}> ends the file here, but more entries follow. Move it to the end.',
  'too-deep': 'Elements are nested more than {limit} levels deep here; deeper ones are not checked.',
  'merge-conflict': ({ count }) =>
    fill(
      'Two versions of this file were merged here[others=0?| and in {others} other [others=1?place|places]], and somebody has still to choose: until then, no program can read the file. Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
      { others: count - 1 },
    ),
  'wrong-encoding': {
    is: 'The file says that it is in {declared…}, but it is in {actual}: programs misread its letters, or do not read it at all. Write encoding="{actual}".',
    lacks:
      'The file says that it is in {declared…}, which has no "{character}": programs misread it. Write encoding="UTF-8", and save the file as UTF-8.',
    lost: 'Letters of this file could not be read (they are shown as \ufffd): it is in {declared…}, but was opened in another encoding. Open it again in {declared…} before you save it.',
  },
  'other-xml-version':
    'The file says that it is XML {version}. Nothing here needs that, and some programs read version 1.0 only. Write version="1.0".',
  'undeclared-prefix':
    'The prefix "{prefix…}:" is not declared, so a browser does not read this file. Write the name without the prefix, or add xmlns:{prefix…}="…" to the first tag.',
});
