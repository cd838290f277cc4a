import type { Format, XmlFormat } from '../formats/format.ts';
import type { JsonFormat } from '../formats/jsonFormat.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Section } from '../workspace/documents/section.ts';
import type { Package } from '../workspace/packages/package.ts';
import type { MissingRoot } from '../xml/parse.ts';
import type { Elsewhere } from './elsewhere/elsewhere.ts';
import type { Finding, Settled } from './problems/finding.ts';
import type { ProblemCode } from './problems/kinds.ts';

/** A check. A new one is a record in the list of `checks.ts`: what runs, caches and reports them all knows none of them. */
export type CheckRecord = { readonly [Need in CheckNeed]: CheckOf<Need> }[CheckNeed];

/** A check by what its problems depend on. */
export interface CheckOf<Need extends CheckNeed> {
  /** The problems that it may find. */
  readonly codes: readonly ProblemCode[];
  readonly needs: Need;
  readonly find: Find[Need];
  /** What it reads in each section of an XML document, if that is read together with the section. */
  readonly reading?: { at(document: Document, index: number): unknown };
  /**
   * What its problems say already, or what is no problem in a document that says so. The result is asked once for each problem of any check, in
   * the order of the text, whether it is not told: its span counts in the section with that index, or in the document without one.
   */
  readonly settles?: (document: Document) => Settled;
  /** Of the problems that others find, those that it judges together: of these, only what it returns is told. */
  readonly judges?: (problem: Finding) => boolean;
  /** Of these, those that cannot be told before the whole document is known. */
  readonly waits?: (problem: Finding) => boolean;
  /** The problems of one section by itself, for an answer before the check has come to it. Spans count in the document. */
  readonly findAt?: (asked: AskedOfDocument<XmlFormat>, index: number) => readonly Finding[];
}

export type CheckNeed = keyof Find;

/** What a check may depend on, with the function that finds its problems. */
interface Find {
  /** An entry of an XML file by itself. Spans count in the section. */
  readonly section: (asked: AskedOfSection) => readonly Finding[];
  /** A page of Markdown or plain text by itself. */
  readonly page: (asked: AskedOfPage) => readonly Finding[];
  /** An entry or a page, and the rules that are known. Spans count in the section, as in all that follow to `files`. */
  readonly rules: (asked: AskedOfOthers) => readonly Finding[];
  /** An entry of a text that is no translation, which entries refer to which, and the names of those. */
  readonly references: (asked: AskedOfOthers) => readonly Finding[];
  /** The same, and the files that there are. */
  readonly files: (asked: AskedOfOthers) => readonly Finding[];
  /** An XML document as a whole, also while there are too many errors. Spans count in the document, as in all that follow. */
  readonly document: FindInDocument<XmlFormat>;
  /** The texts of an XML document or of a page, one after another. */
  readonly texts: FindInDocument<Format>;
  /** The sections of an XML document, one beside another. */
  readonly sections: FindInDocument<XmlFormat>;
  /** What the other checks have found in the document. */
  readonly found: (asked: AskedOfFound) => readonly Finding[];
  /** A file in JSON that describes a package. */
  readonly packageFile: FindInDocument<JsonFormat>;
}

/** Finds problems in one step, or in several. */
type FindInDocument<Kind> = (asked: AskedOfDocument<Kind>) => readonly Finding[] | readonly Finding[];

/** Everything that the own problems of an entry may depend on: they are kept by the same. */
export interface AskedOfSection {
  readonly format: XmlFormat;
  readonly document: Document;
  readonly section: Section;
  /** As for `parse`. */
  readonly root: string | MissingRoot | undefined;
  /** The language of a file of translations; empty for any other. */
  readonly language: string;
}

/** The same for a page. */
interface AskedOfPage {
  readonly document: Document;
  readonly section: Section;
}

interface AskedOfOthers {
  readonly scope: Package;
  readonly elsewhere: Elsewhere;
  readonly document: Document;
  readonly section: Section;
}

interface AskedOfFound {
  readonly scope: Package;
  readonly document: Document;
  /** What it judges, by `foundInSection` where it is of one section. */
  readonly found: readonly Finding[];
}

export interface AskedOfDocument<Kind> {
  readonly format: Kind;
  readonly scope: Package;
  readonly document: Document;
}
