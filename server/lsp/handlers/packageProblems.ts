import { CancellationToken, type Diagnostic } from 'vscode-languageserver';
import { checkBySection } from '../../checks/check.ts';
import type { Severity } from '../../checks/problems/kinds.ts';
import { asListed, inDocument } from '../../checks/problems/listedProblems.ts';
import { chosenBySection, type FileChoices, usualChoices } from '../../checks/settings/chosenProblems.ts';
import { whileTyped } from '../../features/whileTyped.ts';
import { inParts } from '../../queries/run.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { decodedUri } from '../../workspace/documents/fileName.ts';
import type { ServerContext } from '../connection/context.ts';
import type { DiagnosticStyle } from '../connection/convert.ts';
import { diagnosticsIn } from '../connection/diagnosticsIn.ts';
import { PendingRequest } from '../connection/pendingRequest.ts';

/** The maximum of shown problems of files that are not open; nobody reads a longer list. */
const maximumShown = 5000;

/** The result of a check of all files. */
interface PackageReport {
  readonly files: number;
  /** Of all files, open or not. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** The number of problems beyond the maximum, which are not shown. Hints are dropped first. */
  readonly leftOut: number;
}

/** A document, and how its problems are wanted. */
interface ToCheck {
  readonly document: Document;
  /** Undefined if the settings turn them off. */
  readonly wishes: { readonly style: DiagnosticStyle; readonly choices: FileChoices } | undefined;
}

interface CheckedDocument {
  readonly document: Document;
  readonly problems: readonly { readonly severity: Severity; readonly diagnostic: Diagnostic }[];
}

/**
 * The problems of files that are not open. They are sent only after a command; from then on they follow the files on the disk.
 * `diagnostics.ts` has the problems of open files.
 */
export class PackageProblems {
  readonly #context: ServerContext;
  /** The problems that the client has, by decoded URI: the URI as it was sent, and the problems as JSON. */
  readonly #told = new Map<string, { readonly uri: string; readonly problems: string }>();
  #isOn = false;
  /** The newest check; older ones end. */
  #turn = 0;
  #running = 0;
  #isStale = false;

  constructor(context: ServerContext) {
    this.#context = context;
    context.documents.onDidOpen(({ document }) => this.#tell(document.uri, []));
  }

  /**
   * Checks all files of the workspace and tells the client their problems. Undefined if it was cancelled or another check has begun
   * meanwhile: then the client keeps the earlier problems.
   *
   * @param progress called with the number of checked files and of all files.
   */
  async check(
    isWanted: () => boolean,
    progress: (done: number, all: number) => void,
  ): Promise<PackageReport | undefined> {
    const turn = ++this.#turn;
    const goesOn = (): boolean => isWanted() && turn === this.#turn;
    this.#running++;
    try {
      const documents = await this.#documentsToCheck(goesOn);
      const request = new PendingRequest(this.#context, 'package check', CancellationToken.None);
      const checked = await request.finishUntil(
        () => !goesOn(),
        () => checkedOf(documents, this.#context, progress),
      );
      if (!checked || !goesOn()) return undefined;
      this.#isOn = true;
      return { files: checked.length, ...this.#tellAll(checked) };
    } finally {
      this.#running--;
      if (this.#running === 0 && this.#isStale) this.refresh();
    }
  }

  /** Checks again after a change of files or settings, if the command has been used. */
  refresh(): void {
    // During the first check too, which has the list of files from its start.
    this.#isStale = this.#running > 0;
    if (this.#isStale || !this.#isOn) return;
    const always = (): boolean => true;
    this.check(always, () => {}).catch((error) => this.#context.faults.report('package check', error));
  }

  /** Removes the problems of closed files, until the next command. */
  clear(): void {
    this.#turn++;
    this.#isOn = false;
    for (const { uri } of [...this.#told.values()]) this.#tell(uri, []);
  }

  async #documentsToCheck(goesOn: () => boolean): Promise<readonly ToCheck[]> {
    const { workspace, settings, diagnosticStyleOf, choicesOf } = this.#context;
    const found: ToCheck[] = [];
    for (const document of workspace.documents()) {
      if (!goesOn()) break;
      const { uri } = document;
      const isWanted = (await settings.get(uri)).problems?.enabled ?? true;
      const wishes = isWanted ? { style: await diagnosticStyleOf(uri), choices: await choicesOf(uri) } : undefined;
      found.push({ document, wishes });
    }
    return found;
  }

  #tellAll(checked: readonly CheckedDocument[]): Pick<PackageReport, 'counts' | 'leftOut'> {
    const { documents, workspace, answered } = this.#context;
    const open = new Set(documents.all().map(({ uri }) => decodedUri(uri)));
    const closed = checked.filter(
      ({ document }) => !open.has(decodedUri(document.uri)) && workspace.get(document.uri) === document,
    );
    const counts = countOf(checked);
    const ofClosed = countOf(closed);
    const graver = ofClosed.error + ofClosed.warning + ofClosed.info;
    let room = { graver: maximumShown, hint: Math.max(0, maximumShown - graver) };
    const gone = new Set(this.#told.keys());
    for (const { document, problems } of closed) {
      gone.delete(decodedUri(document.uri));
      answered.add(document);
      const shown = problems.filter(({ severity }) => {
        const kind = severity === 'hint' ? 'hint' : 'graver';
        room = { ...room, [kind]: room[kind] - 1 };
        return room[kind] >= 0;
      });
      this.#tell(
        document.uri,
        shown.map(({ diagnostic }) => diagnostic),
      );
    }
    for (const key of gone) this.#tell(this.#told.get(key)?.uri ?? key, []);
    return { counts, leftOut: Math.max(0, graver + ofClosed.hint - maximumShown) };
  }

  /** Sends the problems of a closed file, unless the client has the same. */
  #tell(uri: string, diagnostics: Diagnostic[]): void {
    const key = decodedUri(uri);
    const known = this.#told.get(key);
    const problems = JSON.stringify(diagnostics);
    if (problems === (known?.problems ?? '[]')) return;
    if (diagnostics.length === 0) this.#told.delete(key);
    else this.#told.set(key, { uri, problems });
    void this.#context.connection.sendDiagnostics({ uri: known?.uri ?? uri, diagnostics });
  }
}

const checkedOf = inParts(
  (documents: readonly ToCheck[], _context: ServerContext, _progress: (done: number, all: number) => void) =>
    documents.length,
  (index, documents, { workspace, messages }, progress): readonly CheckedDocument[] => {
    const one = documents[index];
    if (!one) return [];
    const { document, wishes } = one;
    // Files that were deleted or created meanwhile are checked after the next burst of events.
    const isThere = wishes && workspace.get(document.uri) === document;
    const found = isThere ? checkBySection(workspace, document) : asListed([]);
    const shown = whileTyped(document, chosenBySection(document, found, wishes?.choices ?? usualChoices));
    const diagnostics = diagnosticsIn(document, shown, messages, wishes?.style);
    const problems = inDocument(document, shown).flatMap(({ severity }, at) => {
      const diagnostic = diagnostics[at];
      return diagnostic ? [{ severity, diagnostic }] : [];
    });
    progress(index + 1, documents.length);
    return [{ document, problems }];
  },
);

function countOf(checked: readonly CheckedDocument[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { problems } of checked) for (const { severity } of problems) counts[severity]++;
  return counts;
}
