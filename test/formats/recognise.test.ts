import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { DocumentKind } from '../../server/formats/format.ts';
import { formatOfFolder } from '../../server/formats/formats.ts';
import { recognise } from '../../server/formats/recognise.ts';

/** What a text is taken for: the kind, and what is wrong with its root and on which text; undefined for what is not ours. */
function check(text: string, expected: readonly [DocumentKind, string?] | undefined, uri = 'file:///a.xml'): void {
  const found = recognise(text, formatOfFolder(uri), true);
  const { damage } = found ?? {};
  const shown = damage && `${damage.what} ${text.slice(damage.span.start, damage.span.end)}`.trim();
  assert.deepEqual(found && [found.format.kind, shown], expected && [expected[0], expected[1]], text);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const rule = '<rule id="my-kelp" name="KELP n"><p>It grows 1D6 squares.</p></rule>';
const rules = `  ${rule}\n  <rule id="my-reef" name="REEF"><p>It cuts.</p></rule>\n`;
const monster =
  '<monster id="eel" name="Eel" plural="Eels"><wounds>3</wounds><move>4</move><weaponskill>2</weaponskill></monster>';
const entries = '<entry key="rule.my-kelp.name"><text>KELP</text></entry>';

describe('a sound root', () => {
  const documents: readonly (readonly [string, DocumentKind])[] = [
    [`<rules>${rules}</rules>`, 'rules'],
    ['<rules/>', 'rules'],
    ['<rules>', 'rules'],
    ['<rules', 'rules'],
    ['<rules>\n  <', 'rules'],
    ['<rules>\n  <ru', 'rules'],
    ['<rules>\n  <rule i', 'rules'],
    ['<rules>\n  <rule>Text.</rule>\n</rules>', 'rules'],
    ['<rules>\n  <ruel id="a" name="A">Text.</ruel>\n</rules>', 'rules'],
    ['<rules>\n  <RULE id="a" name="A">Text.</RULE>\n</rules>', 'rules'],
    [`<rules>\n  <p>lost</p>${rules}</rules>`, 'rules'],
    ['<rules>\n  <rule id="a" name="A" colour="red">x</rule>\n</rules>', 'rules'],
    [`<monsters>${monster}</monsters>`, 'monsters'],
    ['<tables><table name="Level 1"><event id="a"/></table></tables>', 'tables'],
    ['<events><event id="a" name="A"><flavor>x</flavor><rules>y</rules></event></events>', 'events'],
    ['<locations><location id="a"><name>x</name></location></locations>', 'locations'],
    ['<locations><location><name>x</name><avail', 'locations'],
    ['<locations><location><name>x</name><mill/><available/></location></locations>', 'locations'],
    ['<monsters><monster name="Eel" colour="red"><wounds>3</wounds></monster></monsters>', 'monsters'],
    ['<monsters><monster name="Eel"', 'monsters'],
    [`<translations>${entries}</translations>`, 'translations'],
  ];
  for (const [text, kind] of documents) it(text.slice(0, 60), () => check(text, [kind]));
});

describe('an entry alone, in any folder', () => {
  const alone: readonly (readonly [string, DocumentKind])[] = [
    ['<rule id="a-b" name="AB">Plain words.</rule>', 'rules'],
    ['<rule id="a-b" name="Ab n" parameterName="value">Plain words.</rule>', 'rules'],
    ['<rule id="a" name="Bite">The eel bites for 1D6 Wounds.</rule>', 'rules'],
    ['<monster id="e" name="Eel"><wounds>5</wounds></monster>', 'monsters'],
    ['<monster id="e" name="Eel" plural="Eels" factions=""><special/></monster>', 'monsters'],
    ['<event id="a" name="B"><rules>x</rules></event>', 'events'],
    ['<event id="a" name="B"><treasure>false</treasure></event>', 'events'],
    ['<table name="T"><event id="a"/></table>', 'tables'],
    ['<entry key="monster.e.name">X</entry>', 'translations'],
  ];
  for (const [text, kind] of alone)
    it(text.slice(0, 60), () => check(`${declaration}${text}`, [kind, 'missing'], 'file:///any/folder/a.xml'));

  it('is not one of another format', () => {
    for (const text of [
      '<rule id="x" name="Security">Plain words.</rule>',
      '<rule id="x" type="allow">Plain words.</rule>',
      '<event id="1" name="click">x</event>',
      '<event id="1" name="click"><handler/></event>',
      '<monster name="disk"/>',
      '<entry key="title">X</entry>',
      '<entry key="log.level.name">X</entry>',
      '<table name="users"><column/></table>',
    ])
      check(text, undefined, 'file:///any/folder/a.xml');
  });
});

describe('a damaged root', () => {
  const remains: readonly (readonly [string, string])[] = [
    ['rules>', 'missing rules>'],
    ['< rules>', 'missing < rules>'],
    ['/rules>', 'missing /rules>'],
    ['&lt;rules>', 'missing &lt;rules>'],
    ['ruels>', 'missing ruels>'],
    ['[rules]', 'missing [rules]'],
    ['', 'missing'],
    ['<!-- mine -->', 'missing'],
    ['<rulse>', 'misnamed rulse'],
    ['<Rules>', 'misnamed Rules'],
    ['<RULES>', 'misnamed RULES'],
    ['<rule>', 'misnamed rule'],
    ['<ruls>', 'misnamed ruls'],
    ['<xrules>', 'misnamed xrules'],
    ['<my-rules>', 'misnamed my-rules'],
    ['<reglas>', 'misnamed reglas'],
    ['<ru', 'misnamed ru'],
  ];
  for (const [tag, damage] of remains) {
    it(`${tag || 'none'} of a rules file`, () => {
      for (const before of ['', declaration, '\ufeff', `${declaration}<!-- a -->\n`]) {
        check(`${before}${tag}\n${rules}</rules>\n`, ['rules', damage]);
        check(`${before}${tag}\n${rules}`, ['rules', damage]);
      }
    });
  }

  it('is sound with text in front', () => {
    for (const text of ['x', 'x ', '\u00a0', '\ufeff\ufeff', '<', '>', 'A note\n']) {
      check(`${text}<rules>${rules}</rules>`, ['rules']);
      check(`${declaration}${text}<rules>${rules}</rules>`, ['rules']);
    }
  });

  it('of other kinds', () => {
    check(`<mosnters>${monster}</mosnters>`, ['monsters', 'misnamed mosnters']);
    check(`<monster>${monster}</monster>`, ['monsters', 'misnamed monster']);
    check(`${monster}\n</monsters>`, ['monsters', 'missing']);
    check(`<Translations>${entries}</Translations>`, ['translations', 'misnamed Translations']);
    check(`translations>${entries}</translations>`, ['translations', 'missing translations>']);
    check('<Events><event id="a" name="A"><flavor>x</flavor></event></Events>', ['events', 'misnamed Events']);
    check('<dungeonCrads><card id="1" name="A" type="CORRIDOR"><rules>x</rules></card></dungeonCrads>', [
      'dungeonCards',
      'misnamed dungeonCrads',
    ]);
  });

  it('with nothing in it yet', () => {
    check('<rulse>\n</rulse>', ['rules', 'misnamed rulse']);
    check('<mosnters/>', ['monsters', 'misnamed mosnters']);
    for (const text of ['<roles/>', '<ru', '<Rules/>', '<event/>', '']) check(text, undefined);
  });

  it('in the folder of a package', () => {
    const plain = '<list>\n<rule id="a" name="Plain words">Text.</rule>\n</list>';
    check(plain, undefined);
    check(plain, ['rules', 'misnamed list'], 'file:///data/xml/rules/mine.xml');
    check(plain, undefined, 'file:///data/xml/monsters/mine.xml');
    check('<svg><path d="M0 0"/></svg>', undefined, 'file:///data/xml/rules/mine.xml');
  });
});

describe('XML of other formats', () => {
  const foreign: readonly string[] = [
    '<project><target name="all"/></project>',
    '<project name="tide" default="dist"><property name="src" location="."/></project>',
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion></project>',
    '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><None Update="a.txt"/></ItemGroup></Project>',
    '<svg width="1" height="1"><g id="a"><path d="M0 0"/></g></svg>',
    '<html><body><table name="x"><tr><td>1</td></tr></table></body></html>',
    '<rss version="2.0"><channel><title>Tides</title><item/></channel></rss>',
    '<feed><title>Tides</title><entry><id>1</id></entry></feed>',
    '<properties><comment>x</comment><entry key="colour">red</entry></properties>',
    '<properties><entry key="colour">red</entry><entry key="size">2</entry></properties>',
    '<map><entry key="a" value="b"/></map>',
    '<dictionary><entry key="a"><text>b</text></entry></dictionary>',
    '<database name="shop"><table name="users"><column name="id" type="INTEGER"/></table></database>',
    '<tables><table name="users"><column name="id"/></table></tables>',
    '<schema><table name="users"/><table name="orders"/></schema>',
    '<Rules AnalyzerId="x" RuleNamespace="y"><Rule Id="CA1000" Action="Warning"/></Rules>',
    '<RuleSet Name="x"><Rules><Rule Id="CA1"/></Rules></RuleSet>',
    '<ruleset name="Mine"><description>x</description><rule ref="category/java"/></ruleset>',
    '<ruleset name="Mine"><rule id="r1" name="No tabs" severity="error"/></ruleset>',
    '<rules><rule key="S100" priority="MAJOR"><name>x</name></rule></rules>',
    '<rules><rule><key>S100</key><name>No tabs</name></rule></rules>',
    '<rules><include file="base.xml"/><pattern value="x"/></rules>',
    '<rule name="x" stopProcessing="true"><match url="a"/></rule>',
    '<rule><condition/></rule>',
    '<rewrite><rules><rule name="x"><match url="y"/></rule></rules></rewrite>',
    '<roles><role id="admin" name="Admin"/></roles>',
    '<events><event date="2020-01-01"><title>Fair</title></event></events>',
    '<events><event><title>Fair</title><date>2020</date></event></events>',
    '<events><event id="7"><start>9:00</start><end>10:00</end></event></events>',
    '<Events><Event><System><EventID>1</EventID></System></Event></Events>',
    '<event id="7" name="Fair"><start>9:00</start></event>',
    '<calendar><event id="7" name="Fair">At the quay</event></calendar>',
    '<locations><location lat="1" lon="2"/></locations>',
    '<locations><location><city>Quay</city></location></locations>',
    '<cards><card id="1" name="Ace"><suit>spades</suit></card></cards>',
    '<translations><translation lang="de">x</translation></translations>',
    '<translations><entry lang="de"><source>x</source></entry></translations>',
    '<resources><string name="app">x</string></resources>',
    '<monsters><creature><hp>3</hp></creature></monsters>',
    '<monsters><monster name="Rat" file="rats/rat.xml"/><monster name="Bat" file="bat.xml"/></monsters>',
    '<locations><location><name>Mill</name><landmark/><x>1</x></location></locations>',
    '<warriors><team><player>A</player></team></warriors>',
    '<plist version="1.0"><dict><key>a</key></dict></plist>',
    '<x:rules xmlns:x="urn:a"><x:rule id="a" name="A"/></x:rules>',
    `<rules xmlns="urn:a">${rules}</rules>`,
    '<configuration><appSettings><add key="a" value="b"/></appSettings></configuration>',
    '<book id="b"><chapter><table name="t"><row/></table></chapter></book>',
    '<note>rules> and &lt;rules></note>',
    'rules> in a text',
    'Some notes on <b>rules</b>',
    '',
  ];
  for (const text of foreign) {
    it(text.slice(0, 80) || 'nothing', () => {
      for (const before of ['', declaration]) check(before + text, undefined);
    });
  }
});
