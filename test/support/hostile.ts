import { languages } from '../../server/text/language.ts';
import type { BundledPackage } from '../../server/workspace/packages/host.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { escapeText } from '../../server/xml/references.ts';

/** What somebody could write into a field of a package so that an editor shows, fetches or runs it. */
export const hostileTexts: readonly string[] = [
  '![x](https://evil.example/p.png)',
  '![x](<https://evil.example/p q.png> "t")',
  '[click](command:workbench.action.terminal.new)',
  '[click](file:///etc/passwd)',
  '](https://evil.example)[x](https://evil.example)',
  '<img src=https://evil.example/a.png>',
  '<a href="command:workbench.action.quit">x</a>',
  '<!-- x --><script>alert(1)</script>',
  'see https://evil.example/x and http://evil.example',
  'see www.evil.example or WWW.EVIL.EXAMPLE',
  'ftp://evil.example bob@evil.example mailto:bob@evil.example',
  '<https://evil.example> <bob@evil.example>',
  '`![x](https://evil.example)`',
  '``` x',
  '`` ` ``',
  '~~~ x',
  '# Heading',
  '> quote',
  '- item',
  '+ item',
  '1. item',
  '--- | ---',
  '===',
  '| a | b |',
  '*bold* __strong__ ~~gone~~',
  'ends with a backslash \\',
  '\\\\](https://evil.example)![x\\\\](https://evil.example/p.png)',
  '[x]: https://evil.example "t"',
  '[x][x]',
  '&#33;&#91;x&#93;(https://evil.example) &lt;img&gt; &amp;lt;',
  '$(flame) $(sync~spin)',
  '${1:x} $TM_FILENAME } $0 \\$1 ${2|a,b|}',
  'a\u202eb \u2066c\u2069 \u200fd',
  'two\nlines\n\n# Heading\n\n![x](https://evil.example)',
  'two\r\rlines \u2028 more \u2029 ends\u0085',
  '\u001b[31mred\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007\u009b2J',
  'half \ud800 of a pair',
  '__proto__',
  'constructor',
  'toString',
  '?> <?odds x: 1D6 ?>',
  '"\'<&>',
  '%2e%zz%E0%80%80',
  '    code',
  '\tcode',
];

function titleIn(text: string): BundledPackage['title'] {
  return Object.fromEntries(languages.map((language) => [language, text])) as BundledPackage['title'];
}

/** A package in which every field is that text, in a workspace with a pack whose title it is too. */
export function hostileWorkspace(text: string): Workspace {
  const value = escapeText(text).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;');
  const content = escapeText(text);
  const instruction = text.replaceAll('?>', '? >');
  const packs: readonly BundledPackage[] = [
    {
      id: 'bad',
      title: titleIn(text),
      files: [{ uri: 'whq-rules:/bad.xml', text: packText(value, content, instruction) }],
    },
  ];
  const workspace = new Workspace(packs);
  // Half of a pair cannot be encoded.
  const encoded = encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  const folder = `file:///package/${encoded}`;
  for (const [name, file] of Object.entries(filesOf(value, content, instruction))) {
    workspace.putFile(`${folder}/${name}-${encoded}.${name === 'notes' ? 'md' : 'xml'}`, file);
  }
  return workspace;
}

function packText(value: string, content: string, instruction: string): string {
  return `<rules>
<rule id="bad-fear" name="BAD FEAR n"><?odds ${instruction}: 1D6 &lt;= n ?><?values ${instruction} 4+ ?><p>${content} n</p></rule>
<rule id="bad-${value}" name="${value}"><?variant-of bad-fear: ${instruction} ?><p>${content}</p></rule>
</rules>`;
}

function filesOf(value: string, content: string, instruction: string): Readonly<Record<string, string>> {
  return {
    rules: `<rules>
<rule id="${value}" name="${value}" parameterName="${value}">
<?odds ${instruction}: 1D6 + ${instruction} >= 4 ?><?odds ${instruction}: 2D6 ?><?odds x ${instruction} : 1D6 + constructor >= n ?>
<?values ${instruction} 3 ?><?also-named ${instruction} ?><?variant-of lamp: ${instruction} ?>
<p>${content}</p><p>Roll 2D6. ${content}</p>
<table><tr><td>${content}</td><td>${content}</td></tr><tr><td>2</td><td>${content} 3D6 Wounds</td></tr></table>
</rule>
<rule id="lamp" name="LAMP n"><?odds ${instruction}: 2D6 + n ?><?values ${instruction} 3 ?><?variant-of bad-fear: ${instruction} ?><p>${content} n</p>
1-2 ${content}
3-6 ${content}</rule>
<rule id="lamp" name="LAMP OF weapon ${value}"><p>${content}</p></rule>
<magic id="spell" name="SPELL ${value}" level="${value}" school="${value}"><p>${content}</p></magic>
<rule id="${value}" zap="${value}" name="CONSTRUCTOR n"><p zip="${value}">${content} <b>(2D6)</b></p></rule>
</rules>`,
    monsters: `<monsters><monster id="${value}" name="${value}"><special><rule id="lamp" param="${value}">Lamp ${content}</rule><rule id="lamp" param="5">Lamp 5 (${content})</rule><rule id="${value}" param="${value}">${content}</rule></special><text>${content}</text></monster></monsters>`,
    translations: `<translations><entry key="rule.lamp.name">LÁMPARA ${content} n</entry><entry key="rule.lamp.text">${content} n <?odds ${instruction}: 2D6 ?></entry><entry key="rule.${value}.name">${content}</entry><entry key="monster.${value}.name">${content}</entry><entry key="${value}">${content}</entry></translations>`,
    tables: `<tables><table id="${value}" name="${value}"><monster id="${value}"/></table></tables>`,
    notes: `# Notes\n\nSix Goblins (Lamp 5, Fear 4) and Lamp 7 (${content}). Roll 2D6.\n\nBad Fear 3, \`lamp\`, \`${instruction}\`.\n`,
  };
}
