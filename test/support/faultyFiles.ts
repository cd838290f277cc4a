/** Slips that a file judges as a whole or has copied into a translation, a table that ends in the next entry, comments, broken markup, equal ids. */
export const faultyFiles: Readonly<Record<string, string>> = {
  'rules/salt.xml': `<rules>
<rule id="eel" name="EEL n+" parameterName="value"><p>Roll 106 for each Warrior. They are. guarding.</p></rule>
<rule id="ray" name="RAY" zap="1"><p>It bites  on a 4.</p></rule>
<!-- whq-ignore misread-die -->
<rule id="gull" name="GULL">Roll 1D6.
1 Lost.
2 Wet.
3 Cold.
4 Dry.</rule>
<rule id="tern" name="TERN">5 Warm.
6 Safe.</rule>
<rule id="smew" name="SMEW">Some te\u200bxt, and <b>more of it.</rule>
<rule id="eel" name="EEL AGAIN">Text.</rule>
<rule id="knot" name="KNOT"><p>Text.</rule>
</rules>`,
  'i18n/content-es.xml': `<translations>
<entry key="rule.eel.text">Tira 106 por cada Guerrero.</entry>
<entry key="rule.ray.text">Muerde con un 5.</entry>
<entry key="rule.gull.text">Tira 2D6. <b</entry>
<entry key="rule.nobody.text">Nada.</entry>
<entry key="rule.ray.text">Muerde con un 4.</entry>
</translations>`,
};
