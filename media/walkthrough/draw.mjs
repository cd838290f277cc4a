// `node media/walkthrough/draw.mjs` draws the pictures of the walkthrough, each in English and in Spanish. VS Code puts the SVG of a
// walkthrough into its page, so that the picture has the colours of the theme, high contrast included.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A colour of the theme, and the colour to use without a theme. */
const foreground = 'var(--vscode-editor-foreground, #3b3b3b)';
const link = 'var(--vscode-textLink-foreground, #005fb8)';
const border = 'var(--vscode-contrastBorder, var(--vscode-editorHoverWidget-border, #c8c8c8))';
const error = 'var(--vscode-editorError-foreground, #e51400)';

/** The attributes of each kind of shape. VS Code removes style sheets and the attributes `style` and `class`. */
const shapes = {
  page: `fill="var(--vscode-editor-background, #ffffff)" stroke="${border}" rx="6"`,
  card: `fill="var(--vscode-editorHoverWidget-background, #f8f8f8)" stroke="${border}" rx="6"`,
  active: 'fill="none" stroke="var(--vscode-focusBorder, #005fb8)" stroke-width="2" rx="4"',
  bar: 'fill="var(--vscode-charts-blue, #1a85ff)"',
};

/** The attributes of each kind of text. */
const texts = {
  plain: `fill="${foreground}" font-size="15"`,
  strong: `fill="${foreground}" font-size="15" font-weight="600"`,
  muted: 'fill="var(--vscode-descriptionForeground, #6b6b6b)" font-size="13"',
  code: `fill="${foreground}" font-size="14" font-family="var(--vscode-editor-font-family, monospace)"`,
};

const rectangle = (kind) => (x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${shapes[kind]} />`;
const page = rectangle('page');
const card = rectangle('card');
const active = rectangle('active');
const bar = (x, bottom, width, height) => rectangle('bar')(x, bottom - height, width, height);

/** A line of text; words between asterisks are abilities. */
function text(x, y, line, kind = 'plain', anchor = 'start') {
  const escaped = line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/ {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));
  const spans = escaped.replace(/\*([^*]+)\*/g, `<tspan fill="${link}">$1</tspan>`);
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${texts[kind]}>${spans}</text>`;
}

function squiggle(x, y, width) {
  const waves = ' q3 -5 6 0 t6 0'.repeat(Math.round(width / 12));
  return `<path fill="none" stroke="${error}" stroke-width="1.5" d="M${x} ${y}${waves}" />`;
}

function arrow(x, y, length) {
  return `<path fill="none" stroke="${foreground}" stroke-width="2" d="M${x} ${y}v${length}m-9-9 9 9 9-9" />`;
}

/** The content of each picture. `say` takes the English and the Spanish words and returns those of the language. */
const pictures = {
  hover: {
    title: { en: 'The card of Fear 6 in a scenario', es: 'La ficha de Miedo 6 en un escenario' },
    draw: (say) => [
      page(20, 20, 440, 320),
      text(40, 58, say('Behind the pans wait 6 Goblins', 'Detrás de las calderas esperan 6 Goblins')),
      text(40, 82, say('(*Ambush 5+*, *Fear 6*).', '(*Emboscada 5+*, *Miedo 6*).')),
      card(60, 100, 380, 220),
      text(80, 130, say('FEAR 6', 'MIEDO 6'), 'strong'),
      text(420, 130, say('Roleplay Book', 'Libro de Rol'), 'muted', 'end'),
      text(80, 156, say('Roll 1D6 + Battle-level. With 6 or less', 'Tira 1D6 + Nivel de Batalla. Con 6 o menos')),
      text(80, 177, say('a Warrior is afraid: -1 on to hit rolls.', 'el Guerrero tiene miedo: -1 para impactar.')),
      ...[83, 67, 50, 33, 17].flatMap((percent, index) => [
        bar(95 + 66 * index, 282, 36, percent * 0.8),
        text(113 + 66 * index, 276 - percent * 0.8, `${percent} %`, 'muted', 'middle'),
        text(113 + 66 * index, 300, String(index + 1), 'plain', 'middle'),
      ]),
    ],
  },
  lookUp: {
    title: { en: 'The look-up: fear 6 has been typed', es: 'La búsqueda: se ha escrito miedo 6' },
    draw: (say) => [
      page(20, 60, 440, 230),
      card(40, 80, 400, 36),
      text(52, 103, say('fear 6', 'miedo 6')),
      active(40, 128, 400, 62),
      text(52, 152, say('*Fear 6*', '*Miedo 6*'), 'strong'),
      text(428, 152, say('Roleplay Book', 'Libro de Rol'), 'muted', 'end'),
      text(
        52,
        176,
        say('When Monsters that cause Fear appear, each …', 'Cuando aparecen Monstruos que causan Miedo, …'),
        'muted',
      ),
      text(52, 218, say('*Fear 6*', '*Miedo 6*')),
      text(428, 218, say('Extended abilities', 'Habilidades ampliadas'), 'muted', 'end'),
      text(52, 266, say('Enter: into your text', 'Entrar: a tu texto')),
      text(428, 266, say('Alt+R: roll', 'Alt+R: tirar'), 'plain', 'end'),
    ],
  },
  write: {
    title: { en: 'A rule with a mistake, and its fix', es: 'Una regla con un error, y su corrección' },
    draw: (say) => [
      page(20, 30, 440, 290),
      text(40, 66, say('<rule id="my-scales" name="SCALES">', '<rule id="mis-escamas" name="ESCAMAS">'), 'code'),
      text(40, 92, say('Roll   ·   5+ on 1D6 → 1 in 3', 'Tirar   ·   5+ con 1D6 → 1 de cada 3'), 'muted'),
      text(40, 116, say('  <para>Roll 1D6: on a 5 or 6 the', '  <para>Tira 1D6: con 5 o 6 el'), 'code'),
      squiggle(65, 124, 36),
      text(40, 140, say('  blow glances off.</para>', '  golpe resbala.</para>'), 'code'),
      text(40, 166, '</rule>', 'code'),
      card(36, 186, 408, 112),
      text(52, 214, say('There is no element <para> in <rule>.', 'No existe el elemento <para> dentro de <rule>.')),
      text(52, 236, say('Did you mean <p>?', '¿Querías decir <p>?')),
      active(46, 254, 388, 32),
      text(60, 275, say('Ctrl+.   Change to p', 'Ctrl+.   Cambiar por p')),
    ],
  },
  wrap: {
    title: { en: 'A long line, cut off and wrapped', es: 'Una línea larga, cortada y con ajuste' },
    draw: (say) => [
      page(20, 30, 440, 90),
      text(
        40,
        68,
        say('<p>The Keeper turns one of its three wheels. Roll', '<p>El Guardián gira una de sus tres ruedas. Tira'),
        'code',
      ),
      text(40, 94, '</rule>', 'code'),
      arrow(240, 138, 30),
      page(20, 186, 440, 150),
      text(40, 222, say('<p>The Keeper turns one of its three', '<p>El Guardián gira una de sus tres'), 'code'),
      text(40, 246, say('wheels. Roll 1D6 on this table when', 'ruedas. Tira 1D6 en esta tabla cuando'), 'code'),
      text(40, 270, say("a Monsters' Phase begins. It then …</p>", 'empiece la fase de los Monstruos …</p>'), 'code'),
      text(40, 298, '</rule>', 'code'),
    ],
  },
  roll: {
    title: { en: 'The odds of 2D6+2, and a roll', es: 'Las probabilidades de 2D6+2, y una tirada' },
    draw: (say) => [
      page(20, 20, 440, 320),
      text(40, 54, say('Roll   ·   2D6+2 → 4–14, average 9', 'Tirar   ·   2D6+2 → 4–14, media 9'), 'muted'),
      text(40, 78, say('A purse with 2D6+2 gold.', 'Una bolsa con 2D6+2 de oro.')),
      ...[1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].flatMap((count, index) => [
        bar(44 + 36 * index, 260, 28, count * 24),
        text(58 + 36 * index, 280, String(index + 4), 'muted', 'middle'),
      ]),
      active(40, 296, 170, 30),
      text(52, 316, '2D6+2: 2 + 4 → 8'),
    ],
  },
  translate: {
    title: { en: 'A rule and its name in Spanish', es: 'Una regla y su nombre en español' },
    draw: (say) => [
      page(20, 30, 440, 84),
      text(40, 60, 'rules.xml', 'muted'),
      text(40, 90, '<rule id="salt-thirst" name="*THIRST n*">', 'code'),
      arrow(240, 122, 22),
      page(20, 152, 440, 84),
      text(40, 182, 'content-es.xml', 'muted'),
      text(40, 212, '<entry key="rule.salt-thirst.name">*SED n*', 'code'),
      arrow(240, 244, 22),
      page(20, 274, 440, 56),
      text(40, 308, say('a scenario:   2 Sabuesos de Sal (*Sed 6*)', 'un escenario:   2 Sabuesos de Sal (*Sed 6*)')),
    ],
  },
};

/** @returns {ReadonlyMap<string, string>} all pictures by file name */
export function drawAll() {
  const files = new Map();
  for (const [name, { title, draw }] of Object.entries(pictures))
    for (const language of ['en', 'es']) {
      const lines = draw((english, spanish) => (language === 'es' ? spanish : english));
      files.set(`${name}.${language}.svg`, svg(title[language], lines));
    }
  return files;
}

function svg(title, lines) {
  const opening =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" role="img" font-family="var(--vscode-font-family, sans-serif)">';
  return [opening, `  <title>${title}</title>`, ...lines.map((line) => `  ${line}`), '</svg>', ''].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, content] of drawAll()) writeFileSync(join(import.meta.dirname, file), content);
