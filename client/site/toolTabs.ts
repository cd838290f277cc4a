import { byId } from './elements.ts';

export type ToolName = 'problems' | 'odds' | 'lookUp' | 'roll';

const names: readonly ToolName[] = ['problems', 'odds', 'lookUp', 'roll'];

/** The tabs of the tools, with the arrow keys between them; the first is shown. */
export function toolTabs(): { show(name: ToolName): void } {
  const show = (shown: ToolName): void => {
    for (const name of names) {
      const tab = byId(`${name}Tab`);
      tab.setAttribute('aria-selected', String(name === shown));
      tab.tabIndex = name === shown ? 0 : -1;
      byId(name).hidden = name !== shown;
    }
  };
  for (const [index, name] of names.entries()) {
    const tab = byId(`${name}Tab`);
    tab.addEventListener('click', () => show(name));
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const next = step === 0 ? undefined : names[(index + step + names.length) % names.length];
      if (next === undefined) return;
      show(next);
      byId(`${next}Tab`).focus();
    });
  }
  show('problems');
  return { show };
}
