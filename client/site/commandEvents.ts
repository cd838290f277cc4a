/** A command that a lens or a link of the server names, with its argument. */
export interface PageCommand {
  readonly command: string;
  readonly argument: unknown;
}

const eventName = 'whq-command';

/** Tells the page that a command was chosen somewhere in it. */
export function runCommand(from: Element, detail: PageCommand): void {
  from.dispatchEvent(new CustomEvent(eventName, { detail, bubbles: true }));
}

/** Calls the function with each command that is chosen in the page. */
export function hearCommands(hear: (command: PageCommand) => void): void {
  document.addEventListener(eventName, (event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  });
}
